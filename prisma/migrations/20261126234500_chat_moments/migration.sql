-- Where the match stood for whoever said it: null for what was said before that was kept.
ALTER TABLE "chat_message" ADD COLUMN "seq" INTEGER, ADD COLUMN "round" TEXT;
