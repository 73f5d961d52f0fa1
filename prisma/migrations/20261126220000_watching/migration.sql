-- Matches whose watchers are late: when the public knows the end, and where their rounds lie in the journal.
ALTER TABLE "match" ADD COLUMN "published_at" TIMESTAMPTZ(3);
ALTER TABLE "match" ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "match" ADD COLUMN "late" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "match_late_status_idx" ON "match"("late", "status");

CREATE TABLE "match_round" (
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "round" INTEGER,
    "label" TEXT,
    CONSTRAINT "match_round_pkey" PRIMARY KEY ("match_id", "seq")
);
ALTER TABLE "match_round" ADD CONSTRAINT "match_round_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
