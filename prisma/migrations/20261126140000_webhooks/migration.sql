-- Webhooks of leagues, and what is to be delivered to each: written with the entry of the season that it tells of.
CREATE TABLE "webhook" (
    "id" TEXT NOT NULL,
    "league_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "news" TEXT[] NOT NULL,
    "secret" BYTEA NOT NULL,
    "old_secret" BYTEA,
    "old_until" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "webhook_delivery" (
    "id" SERIAL NOT NULL,
    "webhook_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "lane" TEXT,
    "type" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "webhook_league_id_idx" ON "webhook"("league_id");
CREATE UNIQUE INDEX "webhook_delivery_webhook_id_event_id_key" ON "webhook_delivery"("webhook_id", "event_id");
CREATE INDEX "webhook_delivery_status_due_at_idx" ON "webhook_delivery"("status", "due_at");
CREATE INDEX "webhook_delivery_webhook_id_lane_status_idx" ON "webhook_delivery"("webhook_id", "lane", "status");

ALTER TABLE "webhook" ADD CONSTRAINT "webhook_league_id_fkey" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;
