-- The server sets the match up for its players, by the orders that they would have given.
ALTER TABLE "match" ADD COLUMN "set_up" BOOLEAN NOT NULL DEFAULT false;

-- Whether a name that a guest could be given is borne by somebody.
CREATE INDEX "person_name_idx" ON "person"("name");
