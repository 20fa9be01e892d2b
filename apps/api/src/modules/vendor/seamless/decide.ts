import { type Amount, add, zero } from '@hanpan/money';
import type { WalletRules } from '@hanpan/vendor-kit';
import type { WalletOutcome } from '../../../vendors/wallet-operations.ts';

/** A vendor's movement that is stored, as far as it decides on others. */
export interface StoredMovement {
  readonly kind: 'bet' | 'win' | 'rollback' | 'tombstone' | 'parked' | 'promo' | 'correction';
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
  /** Beyond a limit of the site or of the member itself, or its reality check is due. */
  readonly isBeyondLimit: boolean;
  /** A win above what the vendor may pay, which no operator has let through. */
  readonly isHeld: boolean;
  readonly cash: Amount;
  readonly largestBalance: Amount;
  /** What it is about, where that is stored: a bet, or for a rollback also a correction. For a bet this is never so. */
  readonly bet: StoredMovement | undefined;
  /** What has become of that bet, or was said of it before it came. */
  readonly resolutions: ReadonlySet<'win' | 'rollback' | 'tombstone'>;
  /** Wins of it that came before it and are paid with it. */
  readonly parked: readonly Amount[];
  /** Where rounds are settled: what the player has staked in the round that a win names, and what of it was returned. */
  readonly round: { readonly stake: Amount; readonly returned: Amount } | undefined;
  /** Where dialects disagree. */
  readonly rules: WalletRules;
}

/** What is stored of a movement, and how much of it moves money and counts in its round. */
export interface Booking {
  readonly kind: StoredMovement['kind'];
  readonly amount: Amount;
  readonly moved: Amount;
  /** Whether this is the resolution of the bet. */
  readonly resolves: boolean;
}

/** `repeat`: it was done before, or there is nothing to do; the balance is told. */
export type Decision =
  | { readonly do: 'book'; readonly booking: Booking; readonly tell: WalletOutcome['status'] }
  | { readonly do: 'repeat' }
  | { readonly do: 'refuse'; readonly status: Exclude<WalletOutcome['status'], 'ok'> };

const refuse = (status: Exclude<WalletOutcome['status'], 'ok'>): Decision => ({ do: 'refuse', status });
const repeat: Decision = { do: 'repeat' };
const book = (
  kind: Booking['kind'],
  amount: Amount,
  moved: Amount,
  { resolves = false, tell = 'ok' }: { resolves?: boolean; tell?: WalletOutcome['status'] } = {},
): Decision => ({ do: 'book', booking: { kind, amount, moved, resolves }, tell });

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
  const repetition = decideRepetition(facts);
  if (repetition !== undefined) return repetition;
  const refusal = refusePlay(facts);
  if (refusal !== undefined) return refusal;
  // Its rollback came first, so this bet must not happen any more.
  if (facts.resolutions.size > 0) return refuse('rolled-back');
  if (facts.isBeyondLimit) return refuse('limit-reached');
  const moved = bet.isFree ? zero : bet.amount;
  if (isOutOfRange(facts, add(...facts.parked) - moved)) return refuse('out-of-range');
  return book('bet', bet.amount, moved);
}

function refusePlay({ session, member, isOff }: Facts): Decision | undefined {
  if (session.isExpired || session.isClosed) return refuse('token-expired');
  if (!member.isActive || !member.bettingAllowed) return refuse('user-disabled');
  return isOff ? refuse('switched-off') : undefined;
}

export function decideWin(facts: Facts, win: { amount: Amount }): Decision {
  const repetition = decideRepetition(facts);
  if (repetition !== undefined) return repetition;
  const { rules, resolutions } = facts;
  if (rules.settles === 'round') return decideRoundWin(facts, win);
  if (facts.bet === undefined && rules.winBeforeBet === 'parked') return park(facts, win);
  if (facts.bet?.kind !== 'bet' || !facts.bet.isOwn) return refuse('bet-missing');
  if (resolutions.has('rollback')) return refuse('rolled-back');
  if (resolutions.has('win') && rules.winsPerBet === 'one') return refuse('settled');
  return payOut('win', facts, win, !resolutions.has('win'));
}

/** It names no bet. Of a round whose whole stake was returned nothing is paid, nor where it was itself rolled back before it came. */
function decideRoundWin(facts: Facts, win: { amount: Amount }): Decision {
  const { round, resolutions } = facts;
  if (resolutions.size > 0) return refuse('rolled-back');
  if (round === undefined) return refuse('bet-missing');
  const isReturned = round.stake > 0 && round.stake === round.returned;
  return isReturned ? refuse('rolled-back') : payOut('win', facts, win);
}

/** Kept until its bet comes; where that is refused or rolled back first, it is never paid. */
function park(facts: Facts, { amount }: { amount: Amount }): Decision {
  if (facts.resolutions.size > 0) return refuse('rolled-back');
  if (facts.parked.length > 0 && facts.rules.winsPerBet === 'one') return refuse('settled');
  return facts.isHeld ? refuse('held') : book('parked', amount, zero);
}

function payOut(kind: 'win' | 'promo', facts: Facts, { amount }: { amount: Amount }, resolves = false) {
  if (facts.isHeld) return refuse('held');
  if (isOutOfRange(facts, amount)) return refuse('out-of-range');
  return book(kind, amount, amount, { resolves });
}

/** A payout of a promotion asks for no bet, and for nothing else about the player. Where its rollback came first, it is not paid. */
export function decidePromo(facts: Facts, promo: { amount: Amount }): Decision {
  const repetition = decideRepetition(facts);
  if (repetition !== undefined) return repetition;
  return facts.resolutions.size > 0 ? refuse('rolled-back') : payOut('promo', facts, promo);
}

/** It takes back what a settlement paid too much. Where its own rollback came first, nothing is taken. */
export function decideCorrection(facts: Facts, { amount }: { amount: Amount }): Decision {
  const repetition = decideRepetition(facts);
  if (repetition !== undefined) return repetition;
  if (facts.resolutions.size > 0) return refuse('rolled-back');
  return isOutOfRange(facts, -amount) ? refuse('out-of-range') : book('correction', amount, amount);
}

const isPaid = ({ kind }: StoredMovement): boolean => kind === 'win' || kind === 'promo';

/** A rollback of what never came leaves a tombstone, so that it is refused when it comes late. */
export function decideRollback(facts: Facts): Decision {
  const { bet, resolutions, rules } = facts;
  const tell = rules.unknownRollback === 'accepted' ? 'ok' : 'bet-missing';
  const isUnknown = bet === undefined;
  if (isUnknown && resolutions.has('tombstone') && facts.known !== 'other')
    return tell === 'ok' ? repeat : refuse(tell);
  const repetition = decideRepetition(facts);
  if (repetition !== undefined) return repetition;
  if (isUnknown) return book('tombstone', zero, zero, { resolves: true, tell });
  if (rules.settles === 'round' && bet.isOwn && isPaid(bet)) return refuse('settled');
  if ((bet.kind !== 'bet' && bet.kind !== 'correction') || !bet.isOwn) return refuse('duplicate');
  if (resolutions.has('rollback')) return repeat;
  // A bet has one resolution: what was won cannot also be returned.
  if (resolutions.has('win')) return refuse('settled');
  const returned = bet.isFree ? zero : bet.amount;
  if (isOutOfRange(facts, returned)) return refuse('out-of-range');
  return book('rollback', returned, returned, { resolves: true });
}
