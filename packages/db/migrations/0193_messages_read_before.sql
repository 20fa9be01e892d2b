-- How many of a batch were read is told also after its messages are too old to be kept: whoever deletes them counts those that
-- were read.
alter table message_batch add column pruned_read_count integer not null default 0 check (pruned_read_count >= 0);
