-- An operator closes the account of a partner, as a member closes its own. Whoever it brought stays below it: what they bet from then
-- on pays the partner above, because the one that is closed has no rates any more.
alter table member drop constraint member_closed_is_no_partner;

-- A closing is no change of a day: it may come on one on which rates were changed already.
alter table partner_rate
  drop constraint partner_rate_check,
  add column closes boolean not null default false,
  add constraint partner_rate_of_day check (day is not null or version = 1 or closes),
  add constraint partner_rate_closing check (not closes or (day is null and 0 >= all (rolling) and 0 >= all (losing)));

-- No partner stands below one that is closed, however they are written. Closings, openings and moves have the lock of the tree, so
-- that of two at once the second one sees what the first one did.
create function partner_closing_checked() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform partner_lock_tree(new.site_id);
  if new.status = 'closed' and exists (
      select from member c where c.parent_id = new.id and c.partner_rank <> 'NORMAL' and c.status in ('pending', 'active', 'suspended')) then
    raise exception 'partners stand below partner %', new.id using errcode = 'check_violation', constraint = 'partner_closed_above';
  end if;
  if new.status in ('pending', 'active', 'suspended')
     and exists (select from member p where p.id = new.parent_id and p.status = 'closed') then
    raise exception 'the partner above partner % is closed', new.id using errcode = 'check_violation', constraint = 'partner_below_closed';
  end if;
  return new;
end $$;
create trigger partner_begins_checked before insert on member for each row
  when (new.partner_rank <> 'NORMAL' and new.parent_id is not null) execute function partner_closing_checked();
create trigger partner_closing_checked before update of status, parent_id, partner_rank on member for each row
  when (new.partner_rank <> 'NORMAL'
        and ((new.status = 'closed') <> (old.status = 'closed') or new.parent_id is distinct from old.parent_id))
  execute function partner_closing_checked();

-- Rates of one that is closed begin with its reopening: the closing's own zeros are the last.
create function partner_rate_of_open() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform partner_lock_tree(new.site_id);
  if not new.closes and exists (select from member p where p.id = new.partner_id and p.status = 'closed') then
    raise exception 'partner % is closed', new.partner_id using errcode = 'check_violation', constraint = 'partner_rate_of_open';
  end if;
  return new;
end $$;
create trigger partner_rate_of_open before insert on partner_rate for each row execute function partner_rate_of_open();
