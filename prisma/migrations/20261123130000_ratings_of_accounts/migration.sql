-- Ratings are for accounts. What guests have earned so far is struck, and their matches under way count for nobody.
UPDATE "match" SET "rated" = false
WHERE "rated" AND "rated_at" IS NULL AND EXISTS (
  SELECT 1 FROM "seat" JOIN "person" ON "person"."id" = "seat"."person_id"
  WHERE "seat"."match_id" = "match"."id" AND "person"."handle" IS NULL
);

DELETE FROM "rating_change" USING "person" WHERE "person"."id" = "rating_change"."person_id" AND "person"."handle" IS NULL;

DELETE FROM "rating" USING "person" WHERE "person"."id" = "rating"."person_id" AND "person"."handle" IS NULL;
