import { type Amount, amount, type OddsMilli, oddsProduct, scale } from '@hanpan/money';
import type { BookSelection, EventBook, EventLimitName } from './event-book.ts';
import { type EventLimits, type LimitPolicy, portion } from './limit-policy.ts';

export type LimitName = EventLimitName | 'total-odds' | 'stake' | 'member-day' | 'leg-set' | 'member-event';

export type RiskLeg = BookSelection & { readonly eventId: number; readonly oddsMilli: OddsMilli };

/** What a stake is measured against: everything that was taken before it. Amounts are net wins, in minor units. */
export type RiskBooks = {
  readonly events: ReadonlyMap<number, { readonly book: EventBook; readonly limits: EventLimits }>;
  /** What the member can win already by event; an event that is missing has nothing. */
  readonly memberEvents: ReadonlyMap<number, number>;
  /** What the member can win by what it placed today. */
  readonly memberDay: number;
  /** What the bets on exactly these legs can win. */
  readonly legSet: number;
};

export type StakeAllowed = {
  /** The largest stake that keeps every limit; zero where none does. */
  readonly stakeAmount: Amount;
  /** The limit that allows no more. */
  readonly boundBy: LimitName;
};

/**
 * The largest stake that may be taken on these legs, and which limit stops it there. Every limit is linear in the
 * stake, so each gives its own largest stake and the least of them counts. `share` is that of the member (`stakeShare`).
 * Throws RangeError for a slip without legs and for an event without a book.
 */
export function stakeAllowed(
  legs: readonly RiskLeg[],
  books: RiskBooks,
  policy: LimitPolicy,
  share = 10_000,
): StakeAllowed {
  if (legs.length === 0) throw new RangeError('a slip has at least one leg');
  const product = oddsProduct(legs.map(({ oddsMilli }) => oddsMilli));
  const isTooLong = product.numerator * 1000n > BigInt(policy.totalOddsMilli) * product.denominator;
  /** A whole bet wins its odds less one. */
  const roomOfBet = (leftAmount: number) =>
    roomIn(leftAmount, product.denominator, product.numerator - product.denominator);
  const rooms: { stakeAmount: number; boundBy: LimitName }[] = [
    { boundBy: 'total-odds', stakeAmount: isTooLong ? 0 : Number.POSITIVE_INFINITY },
    { boundBy: 'stake', stakeAmount: portion(policy.stakeAmount, share) },
    {
      boundBy: 'member-day',
      stakeAmount: roomOfBet(portion(policy.memberDayAmount, share) - books.memberDay),
    },
    { boundBy: 'leg-set', stakeAmount: roomOfBet(policy.legSetAmount - books.legSet) },
  ];
  for (const leg of legs) {
    const event = books.events.get(leg.eventId);
    if (event === undefined) throw new RangeError(`no book was given for event ${leg.eventId}`);
    const { book, limits } = event;
    const left = portion(limits.memberEventAmount, share) - (books.memberEvents.get(leg.eventId) ?? 0);
    rooms.push(
      { boundBy: 'member-event', stakeAmount: roomIn(left, 1000n, BigInt(leg.oddsMilli) - 1000n) },
      book.roomFor(leg, leg.oddsMilli, limits),
    );
  }
  const least = rooms.reduce((least, room) => (room.stakeAmount < least.stakeAmount ? room : least));
  return { stakeAmount: amount(least.stakeAmount), boundBy: least.boundBy };
}

/** The largest stake that wins no more than is left, at odds whose net win is `net / whole` of the stake. */
function roomIn(leftAmount: number, whole: bigint, net: bigint): number {
  if (net <= 0n) return Number.POSITIVE_INFINITY;
  return scale(amount(Math.max(0, leftAmount)), whole, net);
}
