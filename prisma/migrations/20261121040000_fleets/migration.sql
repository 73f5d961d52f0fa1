-- Fleets that people save under a link, with the versions that they had.
CREATE TABLE "fleet" (
    "id" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "ruleset" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "faults" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "design" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fleet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fleet_version" (
    "fleet_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "faults" INTEGER NOT NULL,
    "design" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fleet_version_pkey" PRIMARY KEY ("fleet_id","version")
);

-- CreateIndex
CREATE INDEX "fleet_owner_id_updated_at_idx" ON "fleet"("owner_id", "updated_at" DESC);

-- AddForeignKey
ALTER TABLE "fleet" ADD CONSTRAINT "fleet_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fleet_version" ADD CONSTRAINT "fleet_version_fleet_id_fkey" FOREIGN KEY ("fleet_id") REFERENCES "fleet"("id") ON DELETE CASCADE ON UPDATE CASCADE;
