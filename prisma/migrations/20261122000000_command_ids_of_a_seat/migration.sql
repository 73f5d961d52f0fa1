-- A command id is unique among those of its seat: nobody can use up the id of another.
CREATE UNIQUE INDEX "journal_entry_match_id_seat_command_id_key" ON "journal_entry"("match_id", "seat", "command_id");
DROP INDEX "journal_entry_match_id_command_id_key";
