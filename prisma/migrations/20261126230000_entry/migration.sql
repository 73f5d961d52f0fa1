-- By which way people come into a season, and what they answered to its questions: never in its journal.
CREATE TABLE "entry_link" (
    "season_id" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "entry_link_pkey" PRIMARY KEY ("season_id")
);
ALTER TABLE "entry_link" ADD CONSTRAINT "entry_link_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "entry_invitation" (
    "season_id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "invited_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "entry_invitation_pkey" PRIMARY KEY ("season_id", "person_id")
);
CREATE INDEX "entry_invitation_person_id_idx" ON "entry_invitation"("person_id");
CREATE INDEX "entry_invitation_invited_by_idx" ON "entry_invitation"("invited_by");
ALTER TABLE "entry_invitation" ADD CONSTRAINT "entry_invitation_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entry_invitation" ADD CONSTRAINT "entry_invitation_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entry_invitation" ADD CONSTRAINT "entry_invitation_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "entry_answer" (
    "season_id" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "answers" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "entry_answer_pkey" PRIMARY KEY ("season_id", "person_id")
);
CREATE INDEX "entry_answer_person_id_idx" ON "entry_answer"("person_id");
ALTER TABLE "entry_answer" ADD CONSTRAINT "entry_answer_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entry_answer" ADD CONSTRAINT "entry_answer_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
