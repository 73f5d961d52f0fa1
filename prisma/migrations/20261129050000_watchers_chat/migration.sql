-- Who writes to the watchers of a match, or of all matches of a league, and how often.
ALTER TABLE "match" ADD COLUMN "watchers_chat" JSONB;
ALTER TABLE "league" ADD COLUMN "watchers_chat" JSONB;
