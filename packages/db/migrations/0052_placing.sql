-- Bets that are decided after they are placed: live ones after the delay of their sport, big ones by a trader.

alter table bet
  -- The multi-leg bonus as it stood when the bet was placed (MultiLegBonus of packages/rules); null where there was none.
  add column bonus jsonb,
  -- Why a bet that waited was given back. Such a bet was never taken, so no result ever changes it.
  add column refusal text check (
    refusal in ('price', 'suspended', 'incident', 'decided', 'feed', 'member', 'limit', 'trader', 'expired', 'declined')),
  add constraint bet_refused check (refusal is null or (status = 'CANCEL' and settled_at is not null)),
  add constraint bet_waiting check (status <> 'WAIT' or settled_at is null);

-- A bet that waits. Its stake has left the balance. `delay`: the rules decide it then; `trader`: a trader decides it until
-- then; `offer`: the trader would take less, and the member says until then whether it wants that.
create table bet_wait (
  bet_id bigint primary key references bet,
  kind text not null check (kind in ('delay', 'trader', 'offer')),
  consent text not null check (consent in ('review', 'higher', 'all')),
  -- By leg: the price that the member consented to, and the score that it saw.
  terms jsonb not null,
  until timestamptz not null,
  decided_at timestamptz
);
create index bet_wait_open on bet_wait (until, bet_id) where decided_at is null;

-- What was asked of a trader, and what came of it.
create table big_bet (
  bet_id bigint primary key references bet,
  site_id smallint not null references site,
  state text not null default 'asked' check (
    state in ('asked', 'offered', 'accepted', 'accepted-less', 'refused', 'expired', 'declined')),
  asked_stake bigint not null check (asked_stake > 0),
  -- What could have been taken without asking.
  allowed_stake bigint not null check (allowed_stake between 0 and asked_stake),
  offered_stake bigint check (offered_stake > 0 and offered_stake < asked_stake),
  asked_at timestamptz not null,
  operator_id bigint references operator,
  decided_at timestamptz,
  constraint big_bet_offer check (state not in ('offered', 'accepted-less', 'declined') or offered_stake is not null)
);
create index big_bet_of_site on big_bet (site_id, bet_id desc);
create index big_bet_open on big_bet (site_id, bet_id) where state in ('asked', 'offered');
