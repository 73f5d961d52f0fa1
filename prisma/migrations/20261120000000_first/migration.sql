-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "MatchStatus" AS ENUM ('open', 'live', 'finished', 'frozen');

-- CreateEnum
CREATE TYPE "SeatKind" AS ENUM ('person', 'bot', 'empty');

-- CreateTable
CREATE TABLE "person" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match" (
    "id" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "setup" JSONB NOT NULL,
    "status" "MatchStatus" NOT NULL DEFAULT 'open',
    "seed" BYTEA NOT NULL,
    "commitment" TEXT NOT NULL,
    "entropy" TEXT,
    "round" TEXT,
    "outcome" JSONB,
    "host_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat" (
    "match_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "SeatKind" NOT NULL,
    "person_id" UUID,
    "bot" TEXT,
    "invitation_hash" BYTEA,
    "entropy" TEXT,

    CONSTRAINT "seat_pkey" PRIMARY KEY ("match_id","number")
);

-- CreateTable
CREATE TABLE "journal_entry" (
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "command_id" TEXT NOT NULL,
    "command" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "cursor" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "journal_entry_pkey" PRIMARY KEY ("match_id","seq")
);

-- CreateTable
CREATE TABLE "snapshot" (
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "cursor" INTEGER NOT NULL,
    "state" JSONB NOT NULL,

    CONSTRAINT "snapshot_pkey" PRIMARY KEY ("match_id","seq")
);

-- CreateIndex
CREATE UNIQUE INDEX "person_secret_hash_key" ON "person"("secret_hash");

-- CreateIndex
CREATE INDEX "match_status_created_at_idx" ON "match"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "seat_person_id_idx" ON "seat"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "seat_match_id_person_id_key" ON "seat"("match_id", "person_id");

-- CreateIndex
CREATE UNIQUE INDEX "journal_entry_match_id_command_id_key" ON "journal_entry"("match_id", "command_id");

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;


