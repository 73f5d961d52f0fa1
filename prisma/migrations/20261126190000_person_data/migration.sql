-- What somebody asked of seasons is found by who they are: for their own copy of it, and when their account goes.
CREATE INDEX "season_entry_by_id_idx" ON "season_entry"("by_id");
