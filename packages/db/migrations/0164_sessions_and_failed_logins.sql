-- What device an operator has logged in with, by the two names that its browser gives: whoever looks through the open sessions
-- of an account has to tell them apart (standards SEC-6).
alter table session add column system text, add column browser text;

-- `subnet` is the wider network of an IPv4 address, of its first 24 bits: addresses that somebody rents by the dozen stand in
-- one. IPv6 has none, because its network is one already. `purpose` is what the attempt was for: only a log-in counts as one, and
-- not the password that is asked for again inside, nor the first step of a log-in that goes on with a code.
alter table sign_in_attempt
  add column subnet text,
  add column purpose text not null default 'login' check (purpose in ('login', 'first-step', 'confirm'));
create index sign_in_attempt_subnet on sign_in_attempt (subnet, at) where device_id is null and subnet is not null;
update sign_in_attempt set purpose = 'confirm' where position('#' in account) > 0;

-- Log-ins that were held back before their password was looked at, by the hour: they are no attempts, and of somebody who goes on
-- and on there would be as many rows (standards SEC-17).
create table sign_in_held (
  site_id smallint not null references site,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  kind text not null check (kind in ('member', 'partner', 'operator')),
  held int not null check (held > 0),
  primary key (site_id, hour, kind)
);
create index sign_in_held_hour on sign_in_held (hour);
