-- The first places of seasons that are closed, as their journals tell them: for halls of fame and profiles.
CREATE TABLE "season_place" (
    "season_id" TEXT NOT NULL,
    "entrant" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "person_id" UUID,
    "name" TEXT,
    CONSTRAINT "season_place_pkey" PRIMARY KEY ("season_id", "entrant")
);
CREATE INDEX "season_place_person_id_idx" ON "season_place"("person_id");
ALTER TABLE "season_place" ADD CONSTRAINT "season_place_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "season_place" ADD CONSTRAINT "season_place_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;
