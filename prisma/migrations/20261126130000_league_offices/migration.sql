-- Offices of a league are held by invitation: who invited, and when it was accepted.
ALTER TABLE "league_official" ADD COLUMN "invited_by" UUID, ADD COLUMN "accepted_at" TIMESTAMPTZ(3);
CREATE INDEX "league_official_invited_by_idx" ON "league_official"("invited_by");
ALTER TABLE "league_official" ADD CONSTRAINT "league_official_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;
