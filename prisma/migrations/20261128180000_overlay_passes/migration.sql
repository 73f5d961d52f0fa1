-- Somebody lets overlays and scoreboards show a match that lists do not, or all such matches of a league.
CREATE TABLE "overlay_pass" (
    "id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "match_id" TEXT,
    "league_id" TEXT,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    CONSTRAINT "overlay_pass_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "overlay_pass_token_hash_key" ON "overlay_pass"("token_hash");
CREATE INDEX "overlay_pass_person_id_created_at_idx" ON "overlay_pass"("person_id", "created_at" DESC);
CREATE INDEX "overlay_pass_match_id_idx" ON "overlay_pass"("match_id");
CREATE INDEX "overlay_pass_league_id_idx" ON "overlay_pass"("league_id");
ALTER TABLE "overlay_pass" ADD CONSTRAINT "overlay_pass_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "overlay_pass" ADD CONSTRAINT "overlay_pass_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "overlay_pass" ADD CONSTRAINT "overlay_pass_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE CASCADE ON UPDATE CASCADE;
