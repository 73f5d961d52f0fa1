-- Whoever holds the invitation to the seat has said "not now".
ALTER TABLE "seat" ADD COLUMN "declined" BOOLEAN NOT NULL DEFAULT false;
