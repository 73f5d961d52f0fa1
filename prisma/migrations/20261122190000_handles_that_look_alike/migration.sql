-- What a handle looks like, as lookAlike() of the protocol has it: no two new ones look alike. Handles that looked alike before
-- this stay with their owners; the oldest keeps newcomers away for all of them.
ALTER TABLE "person" ADD COLUMN "handle_look" TEXT;

UPDATE "person" SET "handle_look" = looks.look || CASE WHEN looks.place = 1 THEN '' ELSE ':' || "person"."id"::text END
FROM (
  SELECT "id", look, row_number() OVER (PARTITION BY look ORDER BY "created_at", "id") AS place
  FROM (
    SELECT "id", "created_at",
      regexp_replace(replace(replace(lower(translate("handle", 'I1O0', 'lloo')), 'rn', 'm'), 'vv', 'w'), '[-_]+', '-', 'g') AS look
    FROM "person" WHERE "handle" IS NOT NULL
  ) AS handles
) AS looks
WHERE looks."id" = "person"."id";

CREATE UNIQUE INDEX "person_handle_look_key" ON "person"("handle_look");
