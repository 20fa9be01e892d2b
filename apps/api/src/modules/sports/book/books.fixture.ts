import type { Database } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';
import { type LegCode, openShares, readLegCode } from '@hanpan/rules';

interface Counter {
  readonly event_id: number;
  readonly site_id: number;
  readonly selection_id: number;
  readonly bets: number;
  readonly stake: number;
  readonly payout: number;
}

/** What the database has counted, without what has come to nothing. */
export function countedBooks(database: Database): Promise<Counter[]> {
  return database.rows(
    `select event_id, site_id, selection_id, bets, stake, payout from selection_book
      where (bets, stake, payout) <> (0, 0, 0) order by selection_id, site_id`,
  );
}

interface OpenBet {
  readonly site_id: number;
  readonly stake: Amount;
  readonly legs: readonly {
    readonly event: number;
    readonly selection: number;
    readonly odds: OddsMilli;
    readonly result: LegCode | null;
  }[];
}

/** The same, counted anew from every open bet. */
export async function booksByLegs(database: Database): Promise<Counter[]> {
  const bets = await database.rows<OpenBet>(
    `select b.site_id, b.stake, (select jsonb_agg(jsonb_build_object('event', l.event_id, 'selection', l.selection_id,
            'odds', l.odds_milli, 'result', l.result)) from bet_leg l where l.bet_id = b.id) as legs
       from bet b where b.settled_at is null`,
  );
  const counters = new Map<string, Counter>();
  for (const { site_id, stake, legs } of bets) {
    const rolled = legs.map(({ odds, result }) => ({
      oddsMilli: odds,
      result: result === null ? null : readLegCode(result),
    }));
    for (const share of openShares(stake, rolled)) {
      const { event: event_id = 0, selection: selection_id = 0 } = legs[share.leg] ?? {};
      const before = counters.get(`${site_id} ${selection_id}`);
      counters.set(`${site_id} ${selection_id}`, {
        event_id,
        site_id,
        selection_id,
        bets: (before?.bets ?? 0) + 1,
        stake: (before?.stake ?? 0) + share.stakeAmount,
        payout: (before?.payout ?? 0) + share.payoutAmount,
      });
    }
  }
  return [...counters.values()].sort((a, b) => a.selection_id - b.selection_id || a.site_id - b.site_id);
}
