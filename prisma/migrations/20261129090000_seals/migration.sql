-- What lies sealed at a moment of a match, so that a load knows since when. Null in snapshots of before there were receipts:
-- such a match is read from its start once.
ALTER TABLE "snapshot" ADD COLUMN "seals" JSONB;
