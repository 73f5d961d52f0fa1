-- Notices: what a person is called back for, by which ways, and those that wait to be sent.
CREATE TABLE "notice_choice" (
    "person_id" UUID NOT NULL,
    "choices" JSONB NOT NULL,
    CONSTRAINT "notice_choice_pkey" PRIMARY KEY ("person_id"),
    CONSTRAINT "notice_choice_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "push_subscription" (
    "endpoint" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("endpoint"),
    CONSTRAINT "push_subscription_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "push_subscription_person_id_idx" ON "push_subscription"("person_id");

CREATE TABLE "notice" (
    "id" SERIAL NOT NULL,
    "person_id" UUID NOT NULL,
    "match_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "occasion" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "mailed_at" TIMESTAMPTZ(3),
    "pushed_at" TIMESTAMPTZ(3),
    CONSTRAINT "notice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "notice_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "notice_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "notice_person_id_match_id_kind_occasion_key" ON "notice"("person_id", "match_id", "kind", "occasion");
CREATE INDEX "notice_state_due_at_idx" ON "notice"("state", "due_at");
CREATE INDEX "notice_match_id_idx" ON "notice"("match_id");

CREATE TABLE "server_key" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    CONSTRAINT "server_key_pkey" PRIMARY KEY ("name")
);
