-- Reports on tables of seasons: between the two and officials who do not play there.
CREATE TABLE "dispute" (
    "id" TEXT NOT NULL,
    "season_id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "pairing" INTEGER NOT NULL,
    "by_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decision" TEXT,
    "reason" TEXT,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "appeal" TEXT,
    "appealed_by_id" UUID,
    "appealed_at" TIMESTAMPTZ(3),
    "final_decision" TEXT,
    "final_reason" TEXT,
    "answered_by_id" UUID,
    "answered_at" TIMESTAMPTZ(3),
    CONSTRAINT "dispute_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "dispute_season_id_created_at_idx" ON "dispute"("season_id", "created_at");
CREATE INDEX "dispute_by_id_idx" ON "dispute"("by_id");
CREATE INDEX "dispute_decided_by_id_idx" ON "dispute"("decided_by_id");
CREATE INDEX "dispute_appealed_by_id_idx" ON "dispute"("appealed_by_id");
CREATE INDEX "dispute_answered_by_id_idx" ON "dispute"("answered_by_id");
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_appealed_by_id_fkey" FOREIGN KEY ("appealed_by_id") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;
