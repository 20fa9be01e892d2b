import type { Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { ApprovalCause } from '@hanpan/rules';

/** Into a member's hands, or out of them. */
export type MoneySide = 'in' | 'out';
export type DecisionKind = 'adjustment' | 'point' | 'coupon' | 'deposit' | 'withdrawal';

/** One decision of an operator after another, until the transaction ends. Members are locked before it. */
export async function lockDecisionsOf(tx: Tx, operatorId: number): Promise<void> {
  await tx.run('select money_decision_lock($1)', [operatorId]);
}

/** What the operator decided alone since `from`: of its own accord, and with the requests that it approved. */
export async function sumsOfOperator(
  tx: Tx,
  operatorId: number,
  side: MoneySide,
  from: Date,
): Promise<{ own: Amount; total: Amount }> {
  const row = await tx.row<{ own: Amount; total: Amount }>(
    'select own, total from money_decision_of_operator($1, $2, $3)',
    [operatorId, side, from],
  );
  if (row === undefined) throw new Error('a sum without a row');
  return row;
}

/** The same for each of these members, by whichever operators, in their order. */
export async function sumsOfMembers(
  tx: Tx,
  memberIds: readonly number[],
  side: MoneySide,
  from: Date,
): Promise<Amount[]> {
  const rows = await tx.rows<{ before: Amount }>(
    `select money_decision_of_member(m.id, $2, $3) as before from unnest($1::bigint[]) with ordinality m(id, place)
      order by m.place`,
    [memberIds, side, from],
  );
  return rows.map(({ before }) => before);
}

export interface NewDecision {
  readonly siteId: number;
  readonly operatorId: number;
  readonly memberId: number | null;
  readonly kind: DecisionKind;
  readonly side: MoneySide;
  readonly amount: Amount;
  readonly reference: string;
  readonly at: Date;
  readonly cause: ApprovalCause | null;
  readonly secondBy: number | null;
  readonly from: Date;
  readonly limits: { readonly operator: Amount; readonly operatorTotal: Amount; readonly member: Amount };
}

export async function insertDecision(tx: Tx, decision: NewDecision): Promise<void> {
  await tx.run(
    `insert into money_decision (site_id, operator_id, member_id, kind, side, amount, reference, at, cause, second_by,
       window_from, operator_limit, operator_total_limit, member_limit)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      decision.siteId,
      decision.operatorId,
      decision.memberId,
      decision.kind,
      decision.side,
      decision.amount,
      decision.reference,
      decision.at,
      decision.cause,
      decision.secondBy,
      decision.from,
      decision.limits.operator,
      decision.limits.operatorTotal,
      decision.limits.member,
    ],
  );
}
