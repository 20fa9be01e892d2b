-- A vendor is a row: everything that its dialect must know to speak with it, and what stands still when it is off.

alter table vendor
  -- Who holds the money during play: seamless is us, asked for every bet; transfer is the vendor.
  add column wallet_mode text not null default 'seamless' check (wallet_mode in ('seamless', 'transfer')),
  -- What we sign or identify ourselves with, sealed with the secret of the installation. Null: we cannot call it yet.
  add column our_key_sealed bytea,
  -- How the vendor names us.
  add column operator_id text not null default '1',
  add column currency text not null default 'KRW' check (currency ~ '^[A-Z]{3}$'),
  -- Where its games open: framed in the page, or in a window of their own of this size.
  add column window_kind text not null default 'popup' check (window_kind in ('embed', 'popup')),
  add column window_width int not null default 1280 check (window_width > 0),
  add column window_height int not null default 800 check (window_height > 0),
  add column timeout_ms int not null default 5000 check (timeout_ms between 100 and 60000),
  -- A round that was never said to be over is settled so long after it began; by default no game is open that long.
  -- What comes of it later settles it again.
  add column round_ends_after interval not null default '6 hours' check (round_ends_after > interval '0');

update vendor set wallet_mode = 'transfer' where dialect = 'transfer';

-- How far the finished rounds of a vendor of the transfer kind have been read; the place is the vendor's own word.
create table vendor_round_place (
  vendor_id smallint primary key references vendor,
  place text not null,
  read_at timestamptz not null
);

-- A row switches something off; there are no rows that switch on, so none has to be weighed against another. What
-- stands in it must all be so: the game (null: every game of the vendor), the site, the level of the member, and a
-- partner who is the member or stands somewhere above it. The vendor as a whole is off where vendor.enabled is false,
-- and a game for everybody while its vendor does not list it.
create table vendor_switch (
  id bigint generated always as identity primary key,
  vendor_id smallint not null references vendor,
  game_key text,
  site_id smallint references site,
  level smallint,
  partner_id bigint references member,
  since timestamptz not null default now(),
  unique nulls not distinct (vendor_id, game_key, site_id, level, partner_id),
  foreign key (vendor_id, game_key) references vendor_game (vendor_id, key)
);

-- Whether a member may begin nothing new in a vendor's game, or, where the game is null, in any of them. It says
-- nothing about what was begun: wins, rollbacks and the ends of rounds are always taken.
create function vendor_is_off(in_vendor smallint, in_game text, in_member bigint) returns boolean language sql stable as $$
  select not v.enabled
      or in_game is not null
         and not exists (select from vendor_game g where g.vendor_id = v.id and g.key = in_game and g.enabled)
      or exists (
        select from vendor_switch s join member m on m.id = in_member
         where s.vendor_id = v.id
           and (s.game_key is null or s.game_key = in_game)
           and (s.site_id is null or s.site_id = m.site_id)
           and (s.level is null or s.level = m.level)
           and (s.partner_id is null or exists (
             with recursive up as (
               select m.id, m.parent_id
               union
               select p.id, p.parent_id from up join member p on p.id = up.parent_id
             )
             select from up where up.id = s.partner_id)))
    from vendor v where v.id = in_vendor
$$;

-- Which of the rounds that are open have been open for long.
create index game_round_open on game_round (vendor_id, started_at) where closed_at is null;
-- The history goes by time, for which game_round_started is there.
drop index game_round_member;
