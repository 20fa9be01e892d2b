import type { Tx } from '../database.ts';
import type { PotMeter, PotMeters, PotRules } from '../games/game.ts';
import type { Book, PotState } from './play-api.ts';

/**
 * The pots of those who play without money: by the same rules, filled by the same shares of their stakes, and never mixed
 * with what was staked for money.
 */
export function potsOf(rules: PotRules | undefined, { isDemo }: { isDemo: boolean }): PotRules | undefined {
  return rules && isDemo ? { ...rules, series: `${rules.series}/demo` } : rules;
}

/** Ten thousandths of a coin make one. */
const whole = 10_000;

/**
 * Pays a stake's shares into the pots and returns what they are worth, under their locks until the transaction ends. A
 * pot that nobody has played for begins with its seed.
 */
export async function payIntoPots(
  tx: Tx,
  { series, pots }: PotRules,
  stakeAmount: number,
): Promise<PotMeters> {
  const meters: Record<string, PotMeter> = {};
  for (const { name, seedAmount, contributionPerTenThousand, odds } of pots) {
    await tx.query(
      `INSERT INTO pot (series, name, amount, contribution, odds) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [series, name, seedAmount, contributionPerTenThousand, odds],
    );
    const { rows } = await tx.query<PotMeter>(
      `UPDATE pot SET contribution = coalesce(contribution, $4), odds = coalesce(odds, $5),
              amount = amount + (remainder + $3::bigint * coalesce(contribution, $4)) / $6,
              remainder = (remainder + $3::bigint * coalesce(contribution, $4)) % $6
        WHERE series = $1 AND name = $2 RETURNING amount, odds`,
      [series, name, stakeAmount, contributionPerTenThousand, odds, whole],
    );
    meters[name] = rows[0] ?? { amount: seedAmount, odds };
  }
  return meters;
}

/** A pot that was won begins again with its seed, at the rate and odds of the rules as they are now; the fraction of a coin that was in it stays. */
export async function emptyPots(
  tx: Tx,
  { series, pots }: PotRules,
  book: Book,
  won: { roundId: string; at: Date },
): Promise<void> {
  for (const event of book.events) {
    if (!isPotWin(event)) continue;
    const rules = pots.find(({ name }) => name === event.pot);
    if (!rules) throw new Error(`there is no pot ${event.pot}`);
    await tx.query(
      'UPDATE pot SET amount = $3, contribution = $4, odds = $5 WHERE series = $1 AND name = $2',
      [series, event.pot, rules.seedAmount, rules.contributionPerTenThousand, rules.odds],
    );
    await tx.query(
      'INSERT INTO pot_win (series, name, round_id, amount, won_at) VALUES ($1, $2, $3, $4, $5)',
      [series, event.pot, won.roundId, event.amount, won.at],
    );
  }
}

/** What the page shows of the pots: their worth, and when they were won last. */
export async function potStates(tx: Pick<Tx, 'query'>, { series, pots }: PotRules): Promise<PotState[]> {
  const { rows } = await tx.query<{
    name: string;
    amount: number;
    won_amount: number | null;
    won_at: Date | null;
  }>(
    `SELECT p.name, p.amount, w.amount AS won_amount, w.won_at
       FROM pot p LEFT JOIN LATERAL (
         SELECT amount, won_at FROM pot_win WHERE series = p.series AND name = p.name ORDER BY id DESC LIMIT 1
       ) w ON true WHERE p.series = $1`,
    [series],
  );
  return pots.map(({ name, seedAmount }) => {
    const row = rows.find((each) => each.name === name);
    const isWon = row?.won_at != null && row.won_amount !== null;
    return {
      name,
      amount: row?.amount ?? seedAmount,
      lastWin: isWon ? { amount: row.won_amount ?? 0, wonAtMs: row.won_at?.getTime() ?? 0 } : null,
    };
  });
}

function isPotWin(event: { type: string }): event is { type: 'pot'; pot: string; amount: number } {
  return event.type === 'pot';
}
