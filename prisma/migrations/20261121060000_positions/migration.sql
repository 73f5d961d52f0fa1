-- Positions that people save under a link, and cases that they file.
CREATE TABLE "position" (
    "id" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "ruleset" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "position_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "filed_case" (
    "id" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "ruleset" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "passed" BOOLEAN NOT NULL,
    "finding" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "filed_case_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "position_owner_id_created_at_idx" ON "position"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "filed_case_owner_id_created_at_idx" ON "filed_case"("owner_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "position" ADD CONSTRAINT "position_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "filed_case" ADD CONSTRAINT "filed_case_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
