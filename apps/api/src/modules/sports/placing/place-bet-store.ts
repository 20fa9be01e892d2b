import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';
import type { MultiLegBonus, OddsConsent } from '@hanpan/rules';
import type { AtRefusal } from '../bets/present-bet.ts';
import type { JudgedSlip, OfferedSelection } from './slip.ts';

/** When somebody last looked after the feed of an event `e`, of `f` the state of that feed; null where nobody has to. */
export const feedAlive = `case when e.feed <> 'replay' then coalesce(f.alive_at, to_timestamp(0)) end`;

const offered = `select s.id, s.market_id, m.event_id, s.odds_milli, g.sport, e.feed,
       case when s.is_held and m.status = 'open' then 'suspended' else m.status end as status, e.starts_at, m.kind, m.scope,
       m.line_quarters, s.pick, e.phase, e.home_score, e.away_score, null as result,
       (select encode(d.hash, 'hex') from season_match n join draw_series d on d.series = n.series where n.event_id = e.id) as announcement,
       h.name as home, a.name as away,
       ${feedAlive} as feed_alive_at
  from selection s join market m on m.id = s.market_id join event e on e.id = m.event_id
  join league g on g.id = e.league_id join team h on h.id = e.home_team join team a on a.id = e.away_team
  left join feed_state f on f.name = e.feed
 where s.id = any($1::bigint[]) and s.result is null and s.is_offered order by s.id`;

/**
 * The selections as they are offered now, locked the lower id first: a price does not change between reading and accepting.
 * Whoever had to wait for the lock reads the selection anew and its market as it was before, so a selection that was
 * settled meanwhile is told by its result.
 */
export function offeredSelections(tx: Tx, ids: readonly number[]): Promise<OfferedSelection[]> {
  return tx.prepared('offered-selections', `${offered} for no key update of s`, [plainList(ids)]);
}

/** The same without a lock, for showing. */
export function shownSelections(queryable: Queryable, ids: readonly number[]): Promise<OfferedSelection[]> {
  return queryable.prepared('shown-selections', offered, [plainList(ids)]);
}

/**
 * The places of those slips that their member has placed, exactly like this, since then; one that was refused stands for nothing. The limit keeps the planner from
 * reading the legs of everybody's bets at once: it looks at each member's own, by their index.
 */
export async function justPlaced(tx: Tx, judged: readonly JudgedSlip[], since: Date): Promise<Set<number>> {
  const rows = await tx.prepared<{ place: number }>(
    'bet-just-placed',
    `select q.place from unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality q(member_id, stake, legs, place)
      cross join lateral (
        select from bet b where b.member_id = q.member_id and b.placed_at > $4 and b.stake = q.stake
           and b.refusal is null
           and (select array_agg(l.selection_id order by l.selection_id)::text from bet_leg l where l.bet_id = b.id) = q.legs
         limit 1) same`,
    [
      plainList(judged.map(({ slip }) => slip.memberId)),
      plainList(judged.map(({ slip }) => slip.stake)),
      textList(judged.map(({ legs }) => plainList(legs.map((leg) => leg.id)))),
      since,
    ],
  );
  return new Set(rows.map((row) => row.place - 1));
}

/** Ids for new bets: a receipt, and the transfer that names it, come before the row. */
export async function nextBetIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.prepared<{ id: number }>(
    'bet-next-ids',
    "select nextval('bet_id_seq') as id from generate_series(1, $1)",
    [count],
  );
  return rows.map((row) => row.id);
}

/** How a bet waits that is not accepted at once. */
export interface NewWait {
  readonly kind: 'delay' | 'trader';
  readonly until: Date;
  readonly consent: OddsConsent;
  readonly terms: readonly LegTerms[];
  /** What could have been taken without asking a trader. */
  readonly allowedStake: Amount;
}

/** What a member saw when it bet on a leg. */
export interface LegTerms {
  readonly selectionId: number;
  /** The price that it consented to. */
  readonly oddsMilli: OddsMilli;
  readonly home: number;
  readonly away: number;
  /** How it stood when the bet was refused; left out of one that was not refused for its legs. */
  readonly atRefusal?: AtRefusal;
}

export interface NewBet {
  readonly id: number;
  readonly receiptId: string;
  readonly siteId: number;
  readonly memberId: number;
  /** Kept beside the bet, which outlives it. */
  readonly address: string;
  readonly stake: Amount;
  readonly totalOddsMilli: OddsMilli;
  readonly possibleWin: Amount;
  /** Undefined where the site has none. */
  readonly bonus: MultiLegBonus | undefined;
  readonly consent: OddsConsent;
  /** The version of the house rules that settles it. */
  readonly houseRules: number;
  readonly legs: readonly OfferedSelection[];
  /** Undefined where it is accepted at once. */
  readonly wait: NewWait | undefined;
}

export async function insertBets(tx: Tx, bets: readonly NewBet[], placedAt: Date): Promise<void> {
  const legs = bets.flatMap((bet) => bet.legs.map((leg) => ({ betId: bet.id, leg })));
  const waits = bets.flatMap(({ id, siteId, stake, wait }) => (wait ? [{ id, siteId, stake, ...wait }] : []));
  await tx.prepared(
    'bet-insert',
    `with placed as (
       insert into bet (id, site_id, member_id, receipt_id, status, stake, total_odds_milli, possible_win, bonus, consent,
                        placed_at, house_rules)
       overriding system value
       select b.id, b.site_id, b.member_id, b.receipt_id, b.status, b.stake, b.total_odds_milli, b.possible_win, b.bonus,
              b.consent, $1, b.house_rules
         from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
                     $15::text[], $16::jsonb[], $25::text[], $26::smallint[])
              b(id, site_id, member_id, receipt_id, stake, total_odds_milli, possible_win, status, bonus, consent, house_rules)
     ), places as (
       insert into bet_place (bet_id, address, placed_at) select *, $1 from unnest($2::bigint[], $27::text[])
     ), waits as (
       insert into bet_wait (bet_id, kind, consent, terms, until)
       select * from unnest($17::bigint[], $18::text[], $19::text[], $20::jsonb[], $21::timestamptz[])
     ), asked as (
       insert into big_bet (bet_id, site_id, asked_stake, allowed_stake, asked_at)
       select w.id, w.site_id, w.stake, w.allowed, $1
         from unnest($17::bigint[], $18::text[], $22::int[], $23::bigint[], $24::bigint[]) w(id, kind, site_id, stake, allowed)
        where w.kind = 'trader'
     )
     insert into bet_leg (bet_id, event_id, market_id, selection_id, odds_milli, announcement)
     select l.bet_id, l.event_id, l.market_id, l.selection_id, l.odds_milli, decode(l.announcement, 'hex')
       from unnest($9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::int[], $14::text[])
            l(bet_id, event_id, market_id, selection_id, odds_milli, announcement)`,
    [
      placedAt,
      plainList(bets.map((bet) => bet.id)),
      plainList(bets.map((bet) => bet.siteId)),
      plainList(bets.map((bet) => bet.memberId)),
      plainList(bets.map((bet) => bet.receiptId)),
      plainList(bets.map((bet) => bet.stake)),
      plainList(bets.map((bet) => bet.totalOddsMilli)),
      plainList(bets.map((bet) => bet.possibleWin)),
      plainList(legs.map(({ betId }) => betId)),
      plainList(legs.map(({ leg }) => leg.event_id)),
      plainList(legs.map(({ leg }) => leg.market_id)),
      plainList(legs.map(({ leg }) => leg.id)),
      plainList(legs.map(({ leg }) => leg.odds_milli)),
      textList(legs.map(({ leg }) => leg.announcement)),
      plainList(bets.map((bet) => (bet.wait === undefined ? 'BET' : 'WAIT'))),
      textList(bets.map(({ bonus }) => (bonus === undefined ? null : JSON.stringify(bonus)))),
      plainList(waits.map((wait) => wait.id)),
      plainList(waits.map((wait) => wait.kind)),
      plainList(waits.map((wait) => wait.consent)),
      textList(waits.map((wait) => JSON.stringify(wait.terms))),
      textList(waits.map((wait) => wait.until.toISOString())),
      plainList(waits.map((wait) => wait.siteId)),
      plainList(waits.map((wait) => wait.stake)),
      plainList(waits.map((wait) => wait.allowedStake)),
      plainList(bets.map((bet) => bet.consent)),
      plainList(bets.map((bet) => bet.houseRules)),
      textList(bets.map((bet) => bet.address)),
    ],
  );
}
