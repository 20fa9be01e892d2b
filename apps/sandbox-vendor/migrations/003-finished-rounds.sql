-- Which transaction finished a round. An operator reads finished rounds in this order, below the oldest transaction that
-- still runs: what is committed late is read late, and never skipped.
ALTER TABLE round ADD COLUMN finished_xid xid8;
UPDATE round SET finished_xid = pg_current_xact_id() WHERE finished_at IS NOT NULL;
CREATE INDEX round_finished ON round (finished_xid, id) WHERE finished_xid IS NOT NULL;
