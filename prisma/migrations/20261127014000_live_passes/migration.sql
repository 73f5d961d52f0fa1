-- Who sees matches as everybody will, but at once: by match or by league, given by an official and ended by a press.
CREATE TABLE "live_pass" (
    "id" TEXT NOT NULL,
    "match_id" TEXT,
    "league_id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "granted_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "live_pass_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "live_pass_match_id_idx" ON "live_pass"("match_id");
CREATE INDEX "live_pass_league_id_idx" ON "live_pass"("league_id");
CREATE INDEX "live_pass_person_id_idx" ON "live_pass"("person_id");
CREATE INDEX "live_pass_granted_by_idx" ON "live_pass"("granted_by");
ALTER TABLE "live_pass" ADD CONSTRAINT "live_pass_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "live_pass" ADD CONSTRAINT "live_pass_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "live_pass" ADD CONSTRAINT "live_pass_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "live_pass" ADD CONSTRAINT "live_pass_granted_by_fkey" FOREIGN KEY ("granted_by") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;
