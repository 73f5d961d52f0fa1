-- The audit log is read by person.
CREATE INDEX "audit_entry_who_id_id_idx" ON "audit_entry"("who_id", "id" DESC);
