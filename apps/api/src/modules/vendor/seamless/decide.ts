import { type Amount, zero } from '@hanpan/money';
import type { WalletOutcome } from '../../../vendors/wallet-operations.ts';

/** A vendor's movement that is stored, as far as it decides on others. */
export interface StoredMovement {
  readonly kind: 'bet' | 'win' | 'rollback' | 'tombstone';
  readonly isOwn: boolean;
  readonly amount: Amount;
  readonly isFree: boolean;
}

/** Everything that decides on a movement, read under the member's lock. */
export interface Facts {
  /** What is stored under its own id: the same movement, another one, or nothing. */
  readonly known: 'same' | 'other' | undefined;
  readonly session: { readonly isExpired: boolean; readonly isClosed: boolean };
  readonly member: { readonly isActive: boolean; readonly bettingAllowed: boolean };
  /** Whether the vendor or the game is off for the member. */
  readonly isOff: boolean;
  readonly exceedsLossLimit: boolean;
  /** A win above what the vendor may pay, which no operator has let through. */
  readonly isHeld: boolean;
  readonly cash: Amount;
  readonly largestBalance: Amount;
  /** The bet that it is about, where that is stored; for a bet this is never so. */
  readonly bet: StoredMovement | undefined;
  /** What has become of that bet, or was said of it before it came. */
  readonly resolutions: ReadonlySet<'win' | 'rollback' | 'tombstone'>;
}

/** What is stored of a movement, and how much of it moves money and counts in its round. */
export interface Booking {
  readonly kind: StoredMovement['kind'];
  readonly amount: Amount;
  readonly moved: Amount;
}

/** `repeat`: it was done before, or there is nothing to do; the balance is told. */
export type Decision =
  | { readonly do: 'book'; readonly booking: Booking }
  | { readonly do: 'repeat' }
  | { readonly do: 'refuse'; readonly status: Exclude<WalletOutcome['status'], 'ok'> };

const refuse = (status: Exclude<WalletOutcome['status'], 'ok'>): Decision => ({ do: 'refuse', status });
const repeat: Decision = { do: 'repeat' };
const book = (kind: Booking['kind'], amount: Amount, moved: Amount): Decision => ({
  do: 'book',
  booking: { kind, amount, moved },
});

function decideRepetition({ known }: Facts): Decision | undefined {
  if (known === undefined) return undefined;
  return known === 'same' ? repeat : refuse('duplicate');
}

/** What moves no money tells no more than the wire can carry; what moves some must be told as it is. */
function isOutOfRange({ cash, largestBalance }: Facts, change: number): boolean {
  return change !== 0 && cash + change > largestBalance;
}

/** Only a bet asks whether the member may play: everything else ends what was begun. */
export function decideBet(facts: Facts, bet: { amount: Amount; isFree: boolean }): Decision {
  const { session, member } = facts;
  const repetition = decideRepetition(facts);
  if (repetition !== undefined) return repetition;
  if (session.isExpired || session.isClosed) return refuse('token-expired');
  if (!member.isActive || !member.bettingAllowed) return refuse('user-disabled');
  if (facts.isOff) return refuse('switched-off');
  // Its rollback came first, so this bet must not happen any more.
  if (facts.resolutions.size > 0) return refuse('rolled-back');
  if (facts.exceedsLossLimit) return refuse('limit-reached');
  const moved = bet.isFree ? zero : bet.amount;
  if (isOutOfRange(facts, -moved)) return refuse('out-of-range');
  return book('bet', bet.amount, moved);
}

export function decideWin(facts: Facts, win: { amount: Amount }): Decision {
  const repetition = decideRepetition(facts);
  if (repetition !== undefined) return repetition;
  if (facts.bet?.kind !== 'bet' || !facts.bet.isOwn) return refuse('bet-missing');
  if (facts.resolutions.has('rollback')) return refuse('rolled-back');
  if (facts.isHeld) return refuse('held');
  if (isOutOfRange(facts, win.amount)) return refuse('out-of-range');
  return book('win', win.amount, win.amount);
}

/** A rollback of a bet that never came leaves a tombstone, so that a late bet is refused. */
export function decideRollback(facts: Facts): Decision {
  const repetition = decideRepetition(facts);
  if (repetition !== undefined) return repetition;
  const { bet, resolutions } = facts;
  if (bet === undefined) return book('tombstone', zero, zero);
  if (bet.kind !== 'bet' || !bet.isOwn) return refuse('duplicate');
  if (resolutions.has('rollback')) return repeat;
  // A bet has one resolution: what was won cannot also be returned.
  if (resolutions.has('win')) return refuse('duplicate');
  const returned = bet.isFree ? zero : bet.amount;
  if (isOutOfRange(facts, returned)) return refuse('out-of-range');
  return book('rollback', returned, returned);
}
