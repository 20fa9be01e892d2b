-- A session that the operator ended is over as a replaced one is; its page is told that the game was ended, not that another
-- window has it. Sessions that were ended before this column stay replaced ones.
ALTER TABLE play_session
  ADD COLUMN ended_at timestamptz,
  ADD CONSTRAINT play_session_ended_is_over CHECK (ended_at IS NULL OR replaced_at IS NOT NULL);
