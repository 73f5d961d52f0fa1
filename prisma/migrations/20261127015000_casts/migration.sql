-- Casts: who casts, what they drew and said, and what of that was reported.
CREATE TABLE "cast" (
    "id" TEXT NOT NULL,
    "match_id" TEXT,
    "league_id" TEXT,
    "owner_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "link" TEXT,
    "official" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "cast_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "cast_match_id_idx" ON "cast"("match_id");
CREATE INDEX "cast_league_id_idx" ON "cast"("league_id");
CREATE INDEX "cast_owner_id_idx" ON "cast"("owner_id");
ALTER TABLE "cast" ADD CONSTRAINT "cast_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cast" ADD CONSTRAINT "cast_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cast" ADD CONSTRAINT "cast_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "cast_member" (
    "cast_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "person_id" UUID NOT NULL,
    "rights" TEXT[],
    "accepted_at" TIMESTAMPTZ(3),
    "left_at" TIMESTAMPTZ(3),
    CONSTRAINT "cast_member_pkey" PRIMARY KEY ("cast_id", "number")
);
CREATE UNIQUE INDEX "cast_member_cast_id_person_id_key" ON "cast_member"("cast_id", "person_id");
CREATE INDEX "cast_member_person_id_idx" ON "cast_member"("person_id");
ALTER TABLE "cast_member" ADD CONSTRAINT "cast_member_cast_id_fkey" FOREIGN KEY ("cast_id") REFERENCES "cast"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cast_member" ADD CONSTRAINT "cast_member_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "cast_cue" (
    "cast_id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "cue_id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "after_ms" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" INTEGER NOT NULL,
    "ahead" BOOLEAN NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    CONSTRAINT "cast_cue_pkey" PRIMARY KEY ("cast_id", "ordinal")
);
CREATE UNIQUE INDEX "cast_cue_cast_id_cue_id_key" ON "cast_cue"("cast_id", "cue_id");
CREATE INDEX "cast_cue_match_id_idx" ON "cast_cue"("match_id");
ALTER TABLE "cast_cue" ADD CONSTRAINT "cast_cue_cast_id_fkey" FOREIGN KEY ("cast_id") REFERENCES "cast"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cast_cue" ADD CONSTRAINT "cast_cue_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "cast_report" (
    "id" SERIAL NOT NULL,
    "cast_id" TEXT NOT NULL,
    "cue_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "person_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "reporter_id" UUID NOT NULL,
    "reporter" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "verdict" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" UUID,
    CONSTRAINT "cast_report_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "cast_report_cast_id_cue_id_reporter_id_key" ON "cast_report"("cast_id", "cue_id", "reporter_id");
CREATE INDEX "cast_report_person_id_idx" ON "cast_report"("person_id");
CREATE INDEX "cast_report_reporter_id_idx" ON "cast_report"("reporter_id");
ALTER TABLE "cast_report" ADD CONSTRAINT "cast_report_cast_id_fkey" FOREIGN KEY ("cast_id") REFERENCES "cast"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cast_report" ADD CONSTRAINT "cast_report_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "cast_report" ADD CONSTRAINT "cast_report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
