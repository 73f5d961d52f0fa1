-- Who wants no match of theirs to be shown to everybody; and what each channel of TV shows.
ALTER TABLE "person" ADD COLUMN "featured" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "channel_shown" (
    "channel" TEXT NOT NULL,
    "match_id" TEXT,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "picked_id" TEXT,
    CONSTRAINT "channel_shown_pkey" PRIMARY KEY ("channel")
);
