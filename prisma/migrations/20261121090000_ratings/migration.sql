-- Ratings, the matches that changed them, and which match follows another one with sides swapped.
ALTER TABLE "match" ADD COLUMN "rated" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "match" ADD COLUMN "rated_at" TIMESTAMPTZ(3);
ALTER TABLE "match" ADD COLUMN "rematch_wanted_by" UUID;
ALTER TABLE "match" ADD COLUMN "rematch_id" TEXT;
CREATE INDEX "match_rated_idx" ON "match"("rated", "rated_at", "status");

CREATE TABLE "rating" (
    "person_id" UUID NOT NULL,
    "ruleset" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "volatility" DOUBLE PRECISION NOT NULL,
    "matches" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rating_pkey" PRIMARY KEY ("person_id", "ruleset"),
    CONSTRAINT "rating_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "rating_change" (
    "match_id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "before" DOUBLE PRECISION NOT NULL,
    "after" DOUBLE PRECISION NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rating_change_pkey" PRIMARY KEY ("match_id", "person_id"),
    CONSTRAINT "rating_change_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "rating_change_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "rating_change_person_id_idx" ON "rating_change"("person_id");
