-- Records of matches that were played elsewhere: whose seats are names, and which are found again by their fingerprint.
ALTER TABLE "match" ADD COLUMN "imported_from" TEXT;
ALTER TABLE "match" ADD COLUMN "fingerprint" TEXT;
CREATE UNIQUE INDEX "match_fingerprint_key" ON "match"("fingerprint");

ALTER TABLE "seat" ADD COLUMN "told_name" TEXT;
