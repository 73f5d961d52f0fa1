-- Casts and a chat of channels of TV.
ALTER TABLE "cast" ADD COLUMN "channel" TEXT;
CREATE INDEX "cast_channel_idx" ON "cast"("channel");

ALTER TABLE "chat_message" ADD COLUMN "channel" TEXT;
CREATE INDEX "chat_message_channel_id_idx" ON "chat_message"("channel", "id" DESC);

CREATE TABLE "channel_rule" (
    "channel" TEXT NOT NULL,
    "rule" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "channel_rule_pkey" PRIMARY KEY ("channel")
);
