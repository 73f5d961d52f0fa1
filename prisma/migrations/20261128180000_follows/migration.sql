-- Who wants to be told of whose matches, and who does not want to be followed.
ALTER TABLE "person" ADD COLUMN "followable" BOOLEAN NOT NULL DEFAULT true;
CREATE TABLE "follow" (
    "id" SERIAL NOT NULL,
    "person_id" UUID NOT NULL,
    "followed_id" UUID,
    "league_id" TEXT,
    "season_id" TEXT,
    "match_id" TEXT,
    "tell" TEXT NOT NULL,
    "round" INTEGER,
    "since" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "follow_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "follow_of_one" CHECK (num_nonnulls("followed_id", "league_id", "season_id", "match_id") = 1)
);
CREATE UNIQUE INDEX "follow_person_id_followed_id_key" ON "follow"("person_id", "followed_id");
CREATE UNIQUE INDEX "follow_person_id_league_id_key" ON "follow"("person_id", "league_id");
CREATE UNIQUE INDEX "follow_person_id_season_id_key" ON "follow"("person_id", "season_id");
CREATE UNIQUE INDEX "follow_person_id_match_id_key" ON "follow"("person_id", "match_id");
CREATE INDEX "follow_followed_id_id_idx" ON "follow"("followed_id", "id");
CREATE INDEX "follow_league_id_id_idx" ON "follow"("league_id", "id");
CREATE INDEX "follow_season_id_id_idx" ON "follow"("season_id", "id");
CREATE INDEX "follow_match_id_id_idx" ON "follow"("match_id", "id");
ALTER TABLE "follow" ADD CONSTRAINT "follow_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "follow" ADD CONSTRAINT "follow_followed_id_fkey" FOREIGN KEY ("followed_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "follow" ADD CONSTRAINT "follow_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "follow" ADD CONSTRAINT "follow_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "follow" ADD CONSTRAINT "follow_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
