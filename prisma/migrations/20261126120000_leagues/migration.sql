-- Leagues, their officials and seasons; the journal of each season; who competes with an account; seats kept for somebody.
CREATE TABLE "league" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "league_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "league_official" (
    "league_id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "office" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "league_official_pkey" PRIMARY KEY ("league_id", "person_id")
);
CREATE TABLE "season" (
    "id" TEXT NOT NULL,
    "league_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "seed" BYTEA NOT NULL,
    "seq" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "season_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "season_entry" (
    "season_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by_id" UUID,
    "act_id" TEXT NOT NULL,
    "act" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "draws" JSONB NOT NULL,
    "cursor" INTEGER NOT NULL,
    CONSTRAINT "season_entry_pkey" PRIMARY KEY ("season_id", "seq")
);
CREATE TABLE "entrant" (
    "season_id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    CONSTRAINT "entrant_pkey" PRIMARY KEY ("season_id", "person_id")
);

ALTER TABLE "match" ADD COLUMN "season_id" TEXT, ADD COLUMN "posted_at" TIMESTAMPTZ(3);
ALTER TABLE "seat" ADD COLUMN "reserved_for" UUID;

CREATE UNIQUE INDEX "league_slug_key" ON "league"("slug");
CREATE INDEX "league_owner_id_idx" ON "league"("owner_id");
CREATE INDEX "league_official_person_id_idx" ON "league_official"("person_id");
CREATE INDEX "season_league_id_created_at_idx" ON "season"("league_id", "created_at" DESC);
CREATE UNIQUE INDEX "season_entry_season_id_by_id_act_id_key" ON "season_entry"("season_id", "by_id", "act_id");
CREATE INDEX "entrant_person_id_idx" ON "entrant"("person_id");
CREATE INDEX "match_season_id_posted_at_idx" ON "match"("season_id", "posted_at");
CREATE INDEX "seat_reserved_for_idx" ON "seat"("reserved_for");

ALTER TABLE "league" ADD CONSTRAINT "league_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "league_official" ADD CONSTRAINT "league_official_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "league_official" ADD CONSTRAINT "league_official_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "season" ADD CONSTRAINT "season_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entrant" ADD CONSTRAINT "entrant_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entrant" ADD CONSTRAINT "entrant_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "match" ADD CONSTRAINT "match_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "seat" ADD CONSTRAINT "seat_reserved_for_fkey" FOREIGN KEY ("reserved_for") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;
