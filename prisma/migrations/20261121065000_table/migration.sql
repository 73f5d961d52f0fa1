-- What happens at the table beside the game: kinds of entries, the throws of each, clocks, matches that are aborted.
ALTER TYPE "MatchStatus" ADD VALUE 'aborted';

ALTER TABLE "match" ADD COLUMN "tempo" JSONB NOT NULL DEFAULT '{"kind":"none"}';

ALTER TABLE "seat" ADD COLUMN "rest" JSONB;

ALTER TABLE "journal_entry" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'command';
ALTER TABLE "journal_entry" ADD COLUMN "draws" JSONB NOT NULL DEFAULT '[]';
UPDATE "journal_entry" SET "kind" = 'start' WHERE "seat" = 0;

ALTER TABLE "snapshot" ADD COLUMN "table" JSONB;
