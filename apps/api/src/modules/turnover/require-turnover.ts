import type { Queryable, Tx } from '@hanpan/db';
import { type Amount, smaller, subtract, zero } from '@hanpan/money';
import { requiredTurnover, type TurnoverWeights } from '@hanpan/rules';
import { settingsOfSite } from '../settings/index.ts';
import {
  insertRequirement,
  markMet,
  missingAsSeen,
  missingOf,
  openRequirements,
  type RequirementKind,
} from './store.ts';

interface CameIn {
  readonly siteId: number;
  readonly memberId: number;
  readonly kind: Exclude<RequirementKind, 'passed-on'>;
  /** The movement that brought the money; it counts once. */
  readonly reference: string;
  readonly money: Amount;
  readonly at: Date;
}

interface Owed {
  readonly missing: Amount;
  readonly openSince: Date;
  readonly seen: string;
}

/** What is owed before something comes, with the requirements that are met by then closed. */
async function settleUp(tx: Tx, memberId: number, at: Date): Promise<Owed> {
  const { missing, seen } = await missingAsSeen(tx, memberId);
  const [newest] = missing > 0 ? await openRequirements(tx, memberId) : [];
  if (newest === undefined) {
    await markMet(tx, memberId, at);
    return { missing: zero, openSince: at, seen };
  }
  return { missing, openSince: newest.open_since, seen };
}

/**
 * Money came in that has to be played before any is withdrawn, in the transaction that moves it. The caller has locked
 * the member, so a withdrawal is decided before or after it and never beside it.
 */
export async function requireTurnover(tx: Tx, cameIn: CameIn): Promise<void> {
  const { turnover } = await settingsOfSite(tx, cameIn.siteId);
  const isReward = cameIn.kind === 'point' || cameIn.kind === 'coupon';
  const percent = isReward ? turnover.rewardPercent : turnover.depositPercent;
  await addRequirement(tx, cameIn, requiredTurnover(cameIn.money, percent), turnover.weights);
}

async function addRequirement(
  tx: Tx,
  cameIn: CameIn,
  amount: Amount,
  weights: TurnoverWeights,
): Promise<void> {
  if (amount === 0) return;
  const { at, ...what } = cameIn;
  const { missing: carried, ...owed } = await settleUp(tx, what.memberId, at);
  await insertRequirement(tx, { ...what, amount, carried, weights, since: at, ...owed });
}

interface Gift extends Omit<CameIn, 'kind' | 'memberId'> {
  readonly fromId: number;
  readonly toId: number;
  /** A partner hands money down and need not play it; a player has to. */
  readonly toPartner: boolean;
}

/**
 * A partner gave money on. A player has to play it as a deposit; a partner gets as much of what the giver had still to
 * play. That is taken off the giver, so nothing has to be played twice, and nothing less than before. The caller has
 * locked both.
 */
export async function passTurnoverOn(tx: Tx, gift: Gift): Promise<void> {
  const { fromId, toId, toPartner, ...what } = gift;
  const { depositPercent, weights } = (await settingsOfSite(tx, what.siteId)).turnover;
  const required = requiredTurnover(what.money, depositPercent);
  const { missing, ...owed } = await settleUp(tx, fromId, what.at);
  const received = toPartner ? smaller(required, missing) : required;
  await addRequirement(tx, { ...what, kind: 'give', memberId: toId }, received, weights);
  if (missing === 0) return;
  if (required >= missing) return markMet(tx, fromId, what.at);
  const { at: since, ...passed } = what;
  const carried = subtract(missing, required);
  const row = {
    ...passed,
    memberId: fromId,
    kind: 'passed-on',
    amount: zero,
    carried,
    weights,
    since,
    ...owed,
  } as const;
  await insertRequirement(tx, row);
}

/** Whether the member has still to play before money may leave it. */
export async function owesTurnover(queryable: Queryable, memberId: number): Promise<boolean> {
  return (await missingOf(queryable, memberId)) > 0;
}
