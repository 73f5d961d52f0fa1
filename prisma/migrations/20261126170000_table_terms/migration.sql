-- What a league lets its tables do: packages/match/src/terms.ts. Null: as at every table.
ALTER TABLE "match" ADD COLUMN "terms" JSONB;
