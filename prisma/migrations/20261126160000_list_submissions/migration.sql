-- What entrants of a season bring. A locked list is a copy of its own, as canonical JSON, with the salt of its published hash.
CREATE TABLE "list_submission" (
    "season_id" TEXT NOT NULL,
    "entrant" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "edition" TEXT NOT NULL,
    "design" JSONB NOT NULL,
    "faults" JSONB NOT NULL,
    "locked" TEXT,
    "salt" TEXT,
    "chosen_for" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "list_submission_pkey" PRIMARY KEY ("season_id", "entrant", "ordinal")
);
ALTER TABLE "list_submission" ADD CONSTRAINT "list_submission_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
