-- A key that was offered is good for ten minutes. When those that are open were offered nobody knows: their members ask for another one.
alter table member_factor add column offered_at timestamptz;
update member_factor set totp_offered = null where totp_offered is not null;
alter table member_factor add constraint member_factor_offer_has_time check ((totp_offered is null) = (offered_at is null));

-- It was asked for with a password, and ends with it: whoever knew the old one may have seen the key.
create function member_offer_ends() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update member_factor set totp_offered = null, offered_at = null
   where member_id = new.id and totp_offered is not null;
  return null;
end $$;
create trigger member_offer_ends after update of password_hash on member for each row
  when (old.password_hash is distinct from new.password_hash) execute function member_offer_ends();

-- Failures of a subnet are read without the log-ins that succeeded from there, which are most of those of an office or a carrier.
-- IPv6 addresses have a subnet from now on, their first 48 bits; attempts of before are left without: they count for a day.
drop index sign_in_attempt_subnet;
create index sign_in_attempt_subnet_failed on sign_in_attempt (subnet, at)
  where device_id is null and subnet is not null and not succeeded;
