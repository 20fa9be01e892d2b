import type { Tx } from '@hanpan/db';
import { type Amount, add, amount as won } from '@hanpan/money';
import { type ApprovalCause, approvalCause } from '@hanpan/rules';
import type { Site } from '../../kernel/sites.ts';
import { fourEyesOf, settingsOf } from '../settings/index.ts';
import {
  type DecisionKind,
  insertDecision,
  lockDecisionsOf,
  type MoneySide,
  sumsOfMembers,
  sumsOfOperator,
} from './decision-store.ts';

/** Whose, and how much; null stands for whoever enters a code first. */
export interface Share {
  readonly memberId: number | null;
  readonly amount: Amount;
}

/** The same to each of these members, and to as many codes. */
export function equalShares(amount: Amount, memberIds: readonly number[], codeCount: number): Share[] {
  const codes = codeCount === 0 ? [] : [{ memberId: null, amount: won(amount * codeCount) }];
  return [...memberIds.map((memberId) => ({ memberId, amount })), ...codes];
}

/** What an operator wants to do with money, as one decision however many members it concerns. */
export interface DecisionToJudge {
  readonly site: Site;
  readonly operatorId: number;
  readonly at: Date;
  readonly kind: DecisionKind;
  readonly side: MoneySide;
  /** A member is named once. */
  readonly shares: readonly Share[];
}

/** Why a second operator agreed, and who that was. */
export interface SecondOperator {
  readonly cause: ApprovalCause;
  readonly operatorId: number;
}

function windowFrom({ site, at }: DecisionToJudge): Date {
  return new Date(at.getTime() - fourEyesOf(settingsOf(site)).windowHours * 3_600_000);
}

/**
 * Why the operator may not decide this alone; null where it may. Its members must be locked, the lower id first; the
 * operator's other decisions wait from here until the transaction ends, so that parallel calls are summed one after the
 * other.
 */
export async function judgeDecision(tx: Tx, decision: DecisionToJudge): Promise<ApprovalCause | null> {
  const { site, operatorId, kind, side, shares } = decision;
  const from = windowFrom(decision);
  await lockDecisionsOf(tx, operatorId);
  const held = shares.flatMap(({ memberId, amount }) => (memberId === null ? [] : [{ memberId, amount }]));
  const ids = held.map(({ memberId }) => memberId);
  const before = await sumsOfMembers(tx, ids, side, from);
  const judged = {
    isOwn: kind !== 'deposit' && kind !== 'withdrawal',
    amount: add(...shares.map(({ amount }) => amount)),
    operatorBefore: await sumsOfOperator(tx, operatorId, side, from),
    members: held.map(({ amount }, index) => ({ amount, before: before[index] ?? amount })),
  };
  return approvalCause(judged, fourEyesOf(settingsOf(site)).limits);
}

/** Records what was decided, in the transaction in which it happens: alone, or with a second operator. */
export async function recordDecision(
  tx: Tx,
  decision: DecisionToJudge & { readonly reference: string },
  second: SecondOperator | null,
): Promise<void> {
  const { site, shares, ...rest } = decision;
  const { limits } = fourEyesOf(settingsOf(site));
  const from = windowFrom(decision);
  const signed = { cause: second?.cause ?? null, secondBy: second?.operatorId ?? null };
  for (const share of shares) {
    await insertDecision(tx, { ...rest, ...share, ...signed, siteId: site.id, from, limits });
  }
}
