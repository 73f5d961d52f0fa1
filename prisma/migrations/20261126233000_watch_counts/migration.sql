-- How many watched each match, minute by minute: numbers, of nobody.
CREATE TABLE "watch_count" (
    "match_id" TEXT NOT NULL,
    "minute" INTEGER NOT NULL,
    "viewers" INTEGER NOT NULL,
    CONSTRAINT "watch_count_pkey" PRIMARY KEY ("match_id", "minute")
);
CREATE INDEX "watch_count_minute_idx" ON "watch_count"("minute");
ALTER TABLE "watch_count" ADD CONSTRAINT "watch_count_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
