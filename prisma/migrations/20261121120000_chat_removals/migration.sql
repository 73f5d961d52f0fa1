-- A message that a moderator removed stays as a line without its words, which are in the audit log.
ALTER TABLE "chat_message" ADD COLUMN "removed_at" TIMESTAMPTZ(3);
