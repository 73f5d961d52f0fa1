-- Chat: two rooms for each match, reports, silences, and whom a person has muted.
ALTER TABLE "match" ADD COLUMN "chat" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "chat_message" (
    "id" SERIAL NOT NULL,
    "match_id" TEXT NOT NULL,
    "room" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "command_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "chat_message_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "chat_message_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "chat_message_match_id_person_id_command_id_key" ON "chat_message"("match_id", "person_id", "command_id");
CREATE INDEX "chat_message_match_id_room_id_idx" ON "chat_message"("match_id", "room", "id" DESC);
CREATE INDEX "chat_message_person_id_idx" ON "chat_message"("person_id");

CREATE TABLE "chat_report" (
    "id" SERIAL NOT NULL,
    "match_id" TEXT NOT NULL,
    "room" TEXT NOT NULL,
    "message_id" INTEGER NOT NULL,
    "person_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "said_at" TIMESTAMPTZ(3) NOT NULL,
    "reporter_id" UUID NOT NULL,
    "reporter" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "verdict" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" UUID,
    CONSTRAINT "chat_report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "chat_report_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "chat_report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "chat_report_settled_at_id_idx" ON "chat_report"("settled_at", "id" DESC);
CREATE INDEX "chat_report_message_id_idx" ON "chat_report"("message_id");
CREATE INDEX "chat_report_person_id_idx" ON "chat_report"("person_id");
CREATE INDEX "chat_report_reporter_id_idx" ON "chat_report"("reporter_id");

CREATE TABLE "chat_silence" (
    "id" SERIAL NOT NULL,
    "person_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "by" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "chat_silence_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "chat_silence_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "chat_silence_person_id_id_idx" ON "chat_silence"("person_id", "id" DESC);

CREATE TABLE "chat_mute" (
    "person_id" UUID NOT NULL,
    "muted_id" UUID NOT NULL,
    CONSTRAINT "chat_mute_pkey" PRIMARY KEY ("person_id", "muted_id"),
    CONSTRAINT "chat_mute_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
