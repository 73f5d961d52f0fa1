-- When people can play, when they were at a table, secret calendars; when a season next does something; notices of any subject.
CREATE TABLE "hours" (
    "person_id" UUID NOT NULL,
    "zone" TEXT NOT NULL,
    "weekly" JSONB NOT NULL,
    "away" JSONB NOT NULL,
    CONSTRAINT "hours_pkey" PRIMARY KEY ("person_id")
);
CREATE TABLE "calendar_feed" (
    "person_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("person_id")
);
CREATE TABLE "table_stay" (
    "season_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "entrant" INTEGER NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "to" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "table_stay_pkey" PRIMARY KEY ("season_id", "round", "entrant", "from")
);
ALTER TABLE "season" ADD COLUMN "due_at" TIMESTAMPTZ(3);
ALTER TABLE "notice" ADD COLUMN "subject" TEXT;
UPDATE "notice" SET "subject" = 'match:' || "match_id";
ALTER TABLE "notice" ALTER COLUMN "subject" SET NOT NULL, ALTER COLUMN "match_id" DROP NOT NULL;

DROP INDEX "notice_person_id_match_id_kind_occasion_key";
CREATE UNIQUE INDEX "notice_person_id_subject_kind_occasion_key" ON "notice"("person_id", "subject", "kind", "occasion");
CREATE UNIQUE INDEX "calendar_feed_token_hash_key" ON "calendar_feed"("token_hash");
CREATE INDEX "season_due_at_idx" ON "season"("due_at");

ALTER TABLE "hours" ADD CONSTRAINT "hours_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "table_stay" ADD CONSTRAINT "table_stay_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
