-- Whether a person, or a season for all who say nothing else, wants to see no results before they were watched.
ALTER TABLE "person" ADD COLUMN "hides_results" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "season" ADD COLUMN "hides_results" BOOLEAN NOT NULL DEFAULT false;
