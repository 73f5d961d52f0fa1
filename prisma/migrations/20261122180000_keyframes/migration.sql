-- The shape of the states that whoever wrote a snapshot knew: one of the same shape is read without checking it again.
ALTER TABLE "snapshot" ADD COLUMN "shape" TEXT;
