-- Which side a seat plays: seats of one team play together. The matches that are there have one seat on each side.
ALTER TABLE "seat" ADD COLUMN "team" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "seat" ADD COLUMN "side" TEXT NOT NULL DEFAULT '';
UPDATE "seat" SET "team" = ("number" - 1) % 2;
ALTER TABLE "seat" ALTER COLUMN "team" DROP DEFAULT;
ALTER TABLE "seat" ALTER COLUMN "side" DROP DEFAULT;
