-- Two released moments of a match under a title. It points to entries of the journal, and copies none.
CREATE TABLE "clip" (
    "id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "from_seq" INTEGER NOT NULL,
    "to_seq" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "camera" JSONB,
    "person_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),
    CONSTRAINT "clip_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "clip_match_id_created_at_idx" ON "clip"("match_id", "created_at" DESC);
CREATE INDEX "clip_person_id_created_at_idx" ON "clip"("person_id", "created_at" DESC);
ALTER TABLE "clip" ADD CONSTRAINT "clip_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "clip" ADD CONSTRAINT "clip_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A report of a clip stands among those of what was said: its title is what was said.
ALTER TABLE "chat_report" ADD COLUMN "clip_id" TEXT;
CREATE INDEX "chat_report_clip_id_idx" ON "chat_report"("clip_id");
