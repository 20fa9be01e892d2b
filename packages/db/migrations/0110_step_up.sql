-- When the operator of a session last showed who it is, by its password or a code. Money beyond a sum and sealed fields ask
-- for a moment that is not long ago.
alter table session add column confirmed_at timestamptz;
