import type { Database } from '@hanpan/db';
import { add, zero } from '@hanpan/money';
import { isoOf } from '../../../kernel/clock.ts';
import type { Site } from '../../../kernel/sites.ts';
import { type BonusFact, bonusBy, countedFor } from './bonus-store.ts';
import { ledgerOf, noOdds, nothing, ratio, type Step, type Why } from './parts.ts';
import { movementsOf } from './store.ts';

type Ended = Pick<Why, 'status' | 'paidAmount'>;

/** What a bonus came to: undecided, paid in full, or nothing. */
function endOf({ bonusId, releasedAt, forfeitReason, isOff, amount }: BonusFact): Ended {
  if (releasedAt !== null) return { status: 'bonusReleased', paidAmount: amount };
  if (forfeitReason === 'expired') return { status: 'bonusExpired', paidAmount: zero };
  if (forfeitReason === 'given-up') return { status: 'bonusGivenUp', paidAmount: zero };
  if (isOff) return { status: 'bonusOff', paidAmount: zero };
  return { status: bonusId === null ? 'bonusPromised' : 'bonusOpen', paidAmount: null };
}

/** The rule that the deposit was asked for with: it does not change when the setting does. */
export function ruleSteps({ at, amount, names, deposit, required }: BonusFact): Step[] {
  const both = add(deposit, amount);
  return [
    {
      ...nothing,
      at: isoOf(at),
      kind: 'promised',
      amount,
      names,
      sum: { what: 'bonusOf', count: 1, base: deposit, basisPoints: ratio(amount, deposit) },
    },
    {
      ...nothing,
      at: isoOf(at),
      kind: 'owed',
      amount: required,
      sum: { what: 'bonusTurnover', count: 1, base: both, basisPoints: ratio(required, both) },
    },
  ];
}

/** What came of the promise: what was played of what it asks for, and how it ended. Nothing before the bonus is granted. */
export async function bonusSteps(database: Database, bonus: BonusFact, now: Date): Promise<Step[]> {
  const { bonusId, grantedAt, expiresAt, releasedAt, forfeitedAt, amount } = bonus;
  if (bonusId === null || grantedAt === null || expiresAt === null) return [];
  const counted = await countedFor(database, bonusId, now);
  const done = add(zero, ...counted.map((row) => row.amount));
  const progress = { what: 'turnoverDone', count: 1, base: done, basisPoints: ratio(done, bonus.required) };
  const kindOfEnd = {
    bonusReleased: 'bonus-released',
    bonusExpired: 'bonus-expired',
    bonusGivenUp: 'bonus-given-up',
  } as const;
  const { status } = endOf(bonus);
  const kind = kindOfEnd[status as keyof typeof kindOfEnd] ?? 'bonus-until';
  return [
    { ...nothing, at: isoOf(grantedAt), kind: 'granted', amount },
    ...counted.map(
      ({ at, gameType, bets, base, weight, amount: sum }): Step => ({
        ...nothing,
        at: isoOf(at),
        kind: 'counted',
        amount: sum,
        sum: { what: gameType, count: bets, base, basisPoints: weight * 100 },
      }),
    ),
    { ...nothing, at: isoOf(releasedAt ?? forfeitedAt ?? expiresAt), kind, amount, sum: progress },
  ];
}

/** The lines that a bonus left in the ledger; none before it is granted. */
export async function bonusMoved(database: Database, { bonusId, memberKey, grantedAt }: BonusFact) {
  if (bonusId === null || grantedAt === null) return [];
  return movementsOf(database, { memberId: memberKey, reference: `bonus:${bonusId}`, since: grantedAt });
}

export async function explainBonus(
  database: Database,
  site: Site,
  bonusId: number,
  now: Date,
): Promise<Why | undefined> {
  const bonus = await bonusBy(database, site.id, { bonusId });
  if (bonus === undefined) return undefined;
  const { memberKey, memId, memNick, amount } = bonus;
  return {
    kind: 'bonus',
    receiptId: `bonus:${bonusId}`,
    member: { memberKey, memId, memNick },
    worth: 'cash',
    ...endOf(bonus),
    amount,
    ...noOdds,
    steps: [...ruleSteps(bonus), ...(await bonusSteps(database, bonus, now))],
    ledger: ledgerOf(await bonusMoved(database, bonus)),
  };
}
