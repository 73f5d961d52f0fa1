-- Calls for judges, judges at tables, and rulings found without looking at every move.
CREATE TABLE "judge_call" (
    "id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "person_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "taken_by_id" UUID,
    "taken_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "judge_call_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "judge_visit" (
    "match_id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "sees" TEXT NOT NULL,
    "entered_at" TIMESTAMPTZ(3) NOT NULL,
    "left_at" TIMESTAMPTZ(3),
    CONSTRAINT "judge_visit_pkey" PRIMARY KEY ("match_id", "person_id")
);

CREATE INDEX "judge_call_closed_at_created_at_idx" ON "judge_call"("closed_at", "created_at");
CREATE INDEX "judge_call_match_id_idx" ON "judge_call"("match_id");
CREATE INDEX "judge_call_person_id_idx" ON "judge_call"("person_id");
CREATE INDEX "judge_call_taken_by_id_idx" ON "judge_call"("taken_by_id");
CREATE INDEX "judge_visit_person_id_idx" ON "judge_visit"("person_id");
-- What the server and judges write: few rows beside the moves.
CREATE INDEX "journal_entry_of_no_seat_idx" ON "journal_entry"("match_id", "seq") WHERE "kind" = 'table' AND "seat" = 0;

ALTER TABLE "judge_call" ADD CONSTRAINT "judge_call_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "judge_call" ADD CONSTRAINT "judge_call_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "judge_call" ADD CONSTRAINT "judge_call_taken_by_id_fkey" FOREIGN KEY ("taken_by_id") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "judge_visit" ADD CONSTRAINT "judge_visit_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "judge_visit" ADD CONSTRAINT "judge_visit_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
