-- The tree of partners: ranks in order, rates in versions, and the path that each bet pays its commission along.

-- Since when a partner stands below the one it stands below; null is since it applied.
alter table member add column placed_at timestamptz;

create function partner_level(in_rank text) returns int language sql immutable as $$
  select case in_rank when 'PTN_1' then 1 when 'PTN_2' then 2 when 'PTN_3' then 3 when 'PTN_4' then 4 when 'PTN_5' then 5 else 6 end
$$;

-- Whether no value is above the one in the same place of the other list.
create function partner_within(in_values int[], in_bounds int[]) returns boolean language sql immutable as $$
  select coalesce(bool_and(v <= b), true) from unnest(in_values, in_bounds) x(v, b)
$$;

-- Changes of a site's tree come one after the other. Whoever rates bets by it holds the same lock shared, so that a change
-- never counts for bets that were rated before it was known.
create function partner_lock_tree(in_site int) returns void language sql as $$
  select pg_advisory_xact_lock(8080, in_site)
$$;
create function partner_share_tree(in_site int) returns void language sql as $$
  select pg_advisory_xact_lock_shared(8080, in_site)
$$;

-- What a partner's rates were from when on. The lists are by game type: casino, hotelCasino, slot, mini, sports; in basis points.
create table partner_rate (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  partner_id bigint not null references member,
  version int not null check (version > 0),
  -- The day of the site's calendar on which it was changed; rates that a partner begins with are no change.
  day date,
  valid_from timestamptz not null,
  rolling int[] not null check (cardinality(rolling) = 5 and 0 <= all (rolling) and 1000 >= all (rolling)),
  losing int[] not null check (cardinality(losing) = 5 and 0 <= all (losing) and 6000 >= all (losing)),
  set_by text not null,
  reason text not null default '',
  check (day is not null or version = 1),
  unique (partner_id, version),
  constraint partner_rate_day unique (partner_id, day)
);
create trigger partner_rate_append_only before update or delete or truncate on partner_rate
  for each statement execute function ledger_refuse_change();
revoke update, delete on partner_rate from hanpan_app;

-- The rates now; zeros where none were ever set.
create function partner_rates_now(in_partner bigint, out rolling int[], out losing int[]) language sql stable as $$
  select coalesce((select r.rolling from partner_rate r where r.partner_id = in_partner order by version desc limit 1), '{0,0,0,0,0}'),
         coalesce((select r.losing from partner_rate r where r.partner_id = in_partner order by version desc limit 1), '{0,0,0,0,0}')
$$;

-- Child at most parent, whatever sets a rate.
create function partner_rate_check() returns trigger language plpgsql as $$
declare
  above bigint;
  bound record;
begin
  perform partner_lock_tree(new.site_id);
  select m.parent_id into above from member m
   where m.id = new.partner_id and m.site_id = new.site_id and m.partner_rank <> 'NORMAL';
  if not found then
    raise exception 'only a partner of the site has rates' using errcode = 'check_violation', constraint = 'partner_rate_partner';
  end if;
  if above is not null then
    select * into bound from partner_rates_now(above);
    if not (partner_within(new.rolling, bound.rolling) and partner_within(new.losing, bound.losing)) then
      raise exception 'a rate is above that of the partner above' using errcode = 'check_violation', constraint = 'partner_rate_above';
    end if;
  end if;
  if exists (select from member m cross join lateral partner_rates_now(m.id) r
              where m.parent_id = new.partner_id and m.partner_rank <> 'NORMAL' and m.status <> 'rejected'
                and not (partner_within(r.rolling, new.rolling) and partner_within(r.losing, new.losing))) then
    raise exception 'a rate is below that of a partner below' using errcode = 'check_violation', constraint = 'partner_rate_below';
  end if;
  return new;
end $$;
create trigger partner_rate_checked before insert on partner_rate for each row execute function partner_rate_check();

-- The way from a partner up to the head of its tree as it was from some moment on: bets of its members that were placed
-- after `valid_from` go by it, until the next one. Rows are only added, so a bet's path is the same whenever one asks.
create table partner_path (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  partner_id bigint not null references member,
  parent_id bigint references member,
  head_id bigint not null references member,
  valid_from timestamptz not null,
  -- What each partner on the way has of the stakes that count, in basis points: [place on the way][game type].
  rolling_shares int[] not null,
  unique (partner_id, valid_from)
);
create table partner_path_step (
  path_id bigint not null references partner_path,
  -- 1 is the partner itself, then the one above, up to the head.
  place smallint not null check (place between 1 and 5),
  partner_id bigint not null references member,
  -- The partner through whom the bets come; null where they are of members right below.
  branch_id bigint references member,
  rolling int[] not null,
  losing int[] not null,
  branch_rolling int[] not null,
  branch_losing int[] not null,
  primary key (path_id, place),
  check ((place = 1) = (branch_id is null)),
  -- A difference is never below zero, so what a bet pays on its whole way is at most the head's rate.
  check (partner_within(branch_rolling, rolling) and partner_within(branch_losing, losing))
);
create index partner_path_step_partner on partner_path_step (partner_id, path_id);
create trigger partner_path_append_only before update or delete or truncate on partner_path
  for each statement execute function ledger_refuse_change();
create trigger partner_path_step_append_only before update or delete or truncate on partner_path_step
  for each statement execute function ledger_refuse_change();
revoke update, delete on partner_path, partner_path_step from hanpan_app;

-- Writes the paths of a partner and of every partner below it, as the tree and its rates are now. Of two changes in one
-- moment the later one counts a microsecond later. The first path of a partner holds from ever.
create function member_partner_paths(in_root bigint, in_at timestamptz) returns void language plpgsql as $$
begin
  with recursive below as (
    select m.id, m.site_id, m.parent_id from member m where m.id = in_root
    union all
    select m.id, m.site_id, m.parent_id from below b join member m on m.parent_id = b.id and m.site_id = b.site_id
     where m.partner_rank <> 'NORMAL' and m.status <> 'rejected'
  ), up as (
    select b.id as leaf, 1 as place, b.id as partner_id, null::bigint as branch_id, b.parent_id as above from below b
    union all
    select u.leaf, u.place + 1, m.id, u.partner_id, m.parent_id from up u join member m on m.id = u.above where u.place < 5
  ), rate as materialized (
    select p.partner_id, r.rolling, r.losing from (select distinct partner_id from up) p cross join lateral partner_rates_now(p.partner_id) r
  ), step as materialized (
    select u.leaf, u.place, u.partner_id, u.branch_id, own.rolling, own.losing,
           coalesce(branch.rolling, '{0,0,0,0,0}') as branch_rolling, coalesce(branch.losing, '{0,0,0,0,0}') as branch_losing
      from up u join rate own on own.partner_id = u.partner_id left join rate branch on branch.partner_id = u.branch_id
  ), way as (
    select s.leaf, (array_agg(s.partner_id order by s.place desc))[1] as head_id,
           array_agg((select array_agg(a - b order by i) from unnest(s.rolling, s.branch_rolling) with ordinality x(a, b, i))
                     order by s.place) as rolling_shares
      from step s group by s.leaf
  ), path as (
    insert into partner_path (site_id, partner_id, parent_id, head_id, valid_from, rolling_shares)
    select b.site_id, b.id, b.parent_id, w.head_id,
           coalesce((select greatest(in_at, max(p.valid_from) + interval '1 microsecond') from partner_path p
                      where p.partner_id = b.id having max(p.valid_from) is not null), '-infinity'),
           w.rolling_shares
      from below b join way w on w.leaf = b.id
    returning id, partner_id
  )
  insert into partner_path_step (path_id, place, partner_id, branch_id, rolling, losing, branch_rolling, branch_losing)
  select p.id, s.place, s.partner_id, s.branch_id, s.rolling, s.losing, s.branch_rolling, s.branch_losing
    from path p join step s on s.leaf = p.partner_id;
end $$;

create function partner_rate_paths() returns trigger language plpgsql as $$
begin
  perform member_partner_paths(new.partner_id, new.valid_from);
  return null;
end $$;
create trigger partner_rate_paths after insert on partner_rate for each row execute function partner_rate_paths();

-- Who may stand below whom: a partner below a higher rank of its site, a member below any partner. Because ranks fall on
-- every step, no way leads back to where it began.
create function member_place_check() returns trigger language plpgsql as $$
declare
  above record;
  bound record;
  own record;
begin
  if tg_op = 'UPDATE' then
    if new.parent_id is not distinct from old.parent_id and new.partner_rank = old.partner_rank then return new; end if;
    perform partner_lock_tree(new.site_id);
    if new.partner_rank = 'NORMAL' and old.parent_id is not null and new.parent_id is distinct from old.parent_id then
      raise exception 'a member stays below the partner who brought it' using errcode = 'check_violation', constraint = 'member_stays';
    end if;
    if exists (select from member c where c.parent_id = new.id and c.status <> 'rejected'
                and partner_level(c.partner_rank) <= partner_level(new.partner_rank)) then
      raise exception 'somebody below has that rank or a higher one' using errcode = 'check_violation', constraint = 'member_rank_below';
    end if;
  end if;
  if new.parent_id is null then return new; end if;
  if new.partner_rank <> 'NORMAL' then perform partner_lock_tree(new.site_id); end if;
  select m.site_id, m.partner_rank into above from member m where m.id = new.parent_id;
  if above.site_id is distinct from new.site_id or partner_level(above.partner_rank) >= partner_level(new.partner_rank) then
    raise exception 'the rank is not below that of the partner above' using errcode = 'check_violation', constraint = 'member_rank_above';
  end if;
  if tg_op = 'UPDATE' and new.partner_rank <> 'NORMAL' then
    select * into bound from partner_rates_now(new.parent_id);
    select * into own from partner_rates_now(new.id);
    if not (partner_within(own.rolling, bound.rolling) and partner_within(own.losing, bound.losing)) then
      raise exception 'its rates are above those of the partner above' using errcode = 'check_violation', constraint = 'partner_rate_above';
    end if;
  end if;
  return new;
end $$;
create trigger member_place_checked before insert or update of parent_id, partner_rank on member
  for each row execute function member_place_check();

create function member_place_paths() returns trigger language plpgsql as $$
begin
  if new.partner_rank <> 'NORMAL' and (tg_op = 'INSERT' or new.parent_id is distinct from old.parent_id or old.partner_rank = 'NORMAL') then
    perform member_partner_paths(new.id, coalesce(new.placed_at, new.applied_at));
  end if;
  return null;
end $$;
create trigger member_place_paths after insert or update of parent_id, partner_rank on member
  for each row execute function member_place_paths();

-- Everybody below a partner, 1 step below first.
create function partner_below(in_root bigint) returns table (member_id bigint, depth int) language sql stable rows 1000 as $$
  with recursive below as (
    select m.id, 1 as depth from member m where m.parent_id = in_root
    union all
    select m.id, b.depth + 1 from below b join member m on m.parent_id = b.id where b.depth < 8
  ) select id, depth from below
$$;

-- Who moved a partner from where to where.
create table partner_move (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  partner_id bigint not null references member,
  from_parent bigint references member,
  to_parent bigint references member,
  from_rank text not null,
  to_rank text not null,
  moved_by text not null,
  reason text not null check (btrim(reason) <> ''),
  at timestamptz not null
);
create index partner_move_partner on partner_move (partner_id, id desc);
create trigger partner_move_append_only before update or delete or truncate on partner_move
  for each statement execute function ledger_refuse_change();
revoke update, delete on partner_move from hanpan_app;

-- Partners of before have a path from ever, without rates. One whose place breaks the order of ranks keeps it, with what
-- is above as far as five steps go.
select member_partner_paths(m.id, '-infinity') from member m
 where m.partner_rank <> 'NORMAL' and m.status <> 'rejected'
   and not exists (select from member p where p.id = m.parent_id and p.partner_rank <> 'NORMAL' and p.status <> 'rejected')
 order by m.id;

grant execute on function partner_level, partner_within, partner_lock_tree, partner_share_tree, partner_rates_now,
  partner_below, member_partner_paths to hanpan_app;

-- What others read of a member: when it came, and where comp is kept.
create or replace view member_card as
  select id, site_id, mem_id, nickname, level, partner_rank, status, parent_id, betting_allowed,
         holder_name, bank_code, cash_account, comp_account, applied_at, decided_at
    from member;
