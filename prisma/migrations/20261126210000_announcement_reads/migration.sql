-- Who has had an announcement of a season on their page; `at` is the instant by which it is known.
CREATE TABLE "announcement_read" (
    "season_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "person_id" UUID NOT NULL,
    CONSTRAINT "announcement_read_pkey" PRIMARY KEY ("season_id", "at", "person_id")
);
CREATE INDEX "announcement_read_person_id_idx" ON "announcement_read"("person_id");
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
