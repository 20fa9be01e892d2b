import type { Database } from '@hanpan/db';
import { isoOf } from '../../../kernel/clock.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import type { Site } from '../../../kernel/sites.ts';
import { bonusBy } from './bonus-store.ts';
import { requirementOf } from './coupon-store.ts';
import { bonusMoved, bonusSteps, ruleSteps } from './explain-bonus.ts';
import { requirementSteps } from './explain-coupon.ts';
import { explainReference } from './explain-reference.ts';
import { ledgerOf, nothing, type Step, type Why } from './parts.ts';
import { type Found, findReceipt, legsOfBet, movementsOf, settlementsOf, stepsOfRequest } from './store.ts';

/** How the desk's steps are called where they are read. */
const kindOfStep: Readonly<Record<string, Step['kind']>> = {
  ask: 'asked',
  claim: 'claimed',
  release: 'released',
  note: 'noted',
  'first-approval': 'first-approved',
  approve: 'approved',
  reject: 'rejected',
};

async function requestSteps(database: Database, { id, amount }: Found): Promise<Step[]> {
  const rows = await stepsOfRequest(database, id);
  return rows.map(({ at, step, actor, note }) => ({
    ...nothing,
    at: isoOf(at),
    kind: kindOfStep[step] ?? 'noted',
    by: actor,
    amount: step === 'ask' || step === 'approve' ? amount : null,
    note,
  }));
}

/** A deposit with what it has to be played for, and the bonus that it was asked for with, in the order of time. */
async function explainMoneyIn(database: Database, site: Site, found: Found, now: Date) {
  const { id, memberKey, reference } = found;
  const [request, owed, bonus] = await Promise.all([
    requestSteps(database, found),
    requirementOf(database, memberKey, reference),
    bonusBy(database, site.id, { requestId: id }),
  ]);
  const promised = bonus === undefined ? [] : ruleSteps(bonus);
  const came = bonus === undefined ? [] : await bonusSteps(database, bonus, now);
  // Of what happened at one moment the request comes first, and with it what it was promised.
  const steps = [
    ...request.slice(0, 1),
    ...promised,
    ...request.slice(1),
    ...requirementSteps(owed),
    ...came,
  ];
  return {
    steps: steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    moved: bonus === undefined ? [] : await bonusMoved(database, bonus),
  };
}

async function explainOther(database: Database, found: Found, receiptId: string) {
  const steps =
    found.kind === 'withdrawal'
      ? await requestSteps(database, found)
      : await betSteps(database, found, receiptId);
  return { steps, moved: [] };
}

async function betLegs(database: Database, { kind, id }: Found): Promise<Why['legs']> {
  const rows = kind === 'bet' ? await legsOfBet(database, id) : [];
  return rows.map(({ startsAt, oddsMilli, ...leg }) => ({
    ...leg,
    startsAt: isoOf(startsAt),
    odds: oddsMilli / 1_000,
  }));
}

async function betSteps(database: Database, found: Found, receiptId: string): Promise<Step[]> {
  const { placedAt, amount, address } = found;
  const placed: Step = { ...nothing, at: isoOf(placedAt), kind: 'placed', amount, address };
  const settlements = await settlementsOf(database, found.memberKey, receiptId);
  return [
    placed,
    ...settlements.map(
      ({ at, revision, paid }): Step => ({
        ...nothing,
        at: isoOf(at),
        kind: revision === 1 ? 'settled' : 'resettled',
        amount: paid,
      }),
    ),
  ];
}

/** Everything that was written down about one receipt, from records that nobody changes. Fails with E404. */
export async function explainReceipt(
  database: Database,
  site: Site,
  receiptId: string,
  now: Date,
): Promise<Why | Failure<'E404'>> {
  const found = await findReceipt(database, site.id, receiptId);
  if (found === undefined) return (await explainReference(database, site, receiptId, now)) ?? fail('E404');
  const { memberKey, reference, placedAt } = found;
  const [{ steps, moved: ofBonus }, moved, legs] = await Promise.all([
    found.kind === 'deposit'
      ? explainMoneyIn(database, site, found, now)
      : explainOther(database, found, receiptId),
    movementsOf(database, { memberId: memberKey, reference, since: placedAt }),
    betLegs(database, found),
  ]);
  const { kind, status, amount, paidAmount, oddsMilli, memId, memNick } = found;
  return {
    kind,
    receiptId,
    member: { memberKey, memId, memNick },
    worth: 'cash',
    status,
    amount,
    paidAmount,
    oddsMilli,
    legs,
    steps,
    ledger: ledgerOf([...moved, ...ofBonus].toSorted((a, b) => a.transferId - b.transferId)),
  };
}
