import { plainList, type Tx, textList } from '@hanpan/db';
import type { MiniBetRow } from '../bet-store.ts';
import type { JudgedMiniSlip } from './mini-slip.ts';

/** A bet as it is taken. */
export interface NewMiniBet extends MiniBetRow {
  readonly siteId: number;
  readonly memberId: number;
  /** Kept beside the bet, which outlives it. */
  readonly address: string;
  readonly closes_at: Date;
}

/** Ids for new bets: a receipt, and the transfer that names it, come before the row. */
export async function nextMiniBetIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.prepared<{ id: number }>(
    'minigame-bet-next-ids',
    "select nextval('minigame_bet_id_seq') as id from generate_series(1, $1)",
    [count],
  );
  return rows.map((row) => row.id);
}

/** The places of those bets that their member has placed, exactly like this, since then. */
export async function justPlacedMini(
  tx: Tx,
  judged: readonly JudgedMiniSlip[],
  since: Date,
): Promise<Set<number>> {
  const rows = await tx.prepared<{ place: number }>(
    'minigame-just-placed',
    `select q.place
       from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[])
            with ordinality q (member_id, stake, game, market, pick, series, draw, place)
      cross join lateral (
        select from minigame_bet b
         where b.member_id = q.member_id and b.placed_at > $8 and b.stake = q.stake
           and (b.game, b.market, b.pick, b.series, b.draw) = (q.game, q.market, q.pick, q.series, q.draw)
         limit 1) same`,
    [
      plainList(judged.map(({ slip }) => slip.memberId)),
      plainList(judged.map(({ slip }) => slip.stake)),
      textList(judged.map(({ slip }) => slip.game)),
      textList(judged.map(({ slip }) => slip.market)),
      textList(judged.map(({ slip }) => slip.pick)),
      textList(judged.map(({ round }) => round.series)),
      plainList(judged.map(({ round }) => round.draw)),
      since,
    ],
  );
  return new Set(rows.map((row) => row.place - 1));
}

export async function insertMiniBets(tx: Tx, bets: readonly NewMiniBet[]): Promise<void> {
  const numbers = (of: (bet: NewMiniBet) => number) => plainList(bets.map(of));
  const texts = (of: (bet: NewMiniBet) => string | null) => textList(bets.map(of));
  const times = (of: (bet: NewMiniBet) => Date) => textList(bets.map((bet) => of(bet).toISOString()));
  await tx.prepared(
    'minigame-bet-insert',
    `with places as (
       insert into minigame_bet_place (bet_id, address, placed_at)
       select * from unnest($1::bigint[], $19::text[], $16::timestamptz[])
     )
     insert into minigame_bet (id, site_id, member_id, receipt_id, game, day, round, series, draw, market, pick, line,
       odds_milli, stake, possible_win, placed_at, closes_at, draws_at)
     select * from unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::text[], $5::text[], $6::date[], $7::int[],
       $8::text[], $9::int[], $10::text[], $11::text[], $12::int[], $13::int[], $14::bigint[], $15::bigint[],
       $16::timestamptz[], $17::timestamptz[], $18::timestamptz[])`,
    [
      numbers((bet) => bet.id),
      numbers((bet) => bet.siteId),
      numbers((bet) => bet.memberId),
      texts((bet) => bet.receipt_id),
      texts((bet) => bet.game),
      texts((bet) => bet.day),
      numbers((bet) => bet.round),
      texts((bet) => bet.series),
      numbers((bet) => bet.draw),
      texts((bet) => bet.market),
      texts((bet) => bet.pick),
      texts((bet) => (bet.line === null ? null : String(bet.line))),
      numbers((bet) => bet.odds_milli),
      numbers((bet) => bet.stake),
      numbers((bet) => bet.possible_win),
      times((bet) => bet.placed_at),
      times((bet) => bet.closes_at),
      times((bet) => bet.draws_at),
      texts((bet) => bet.address),
    ],
  );
}
