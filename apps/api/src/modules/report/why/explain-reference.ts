import { rateTypes } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { add, zero } from '@hanpan/money';
import { isoOf } from '../../../kernel/clock.ts';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import { explainBonus } from './explain-bonus.ts';
import { explainCoupon, explainCouponCode } from './explain-coupon.ts';
import { ledgerOf, noOdds, nothing, type Step, type Why } from './parts.ts';
import {
  accountOf,
  type BookingRow,
  bookingById,
  flowSums,
  lastMovements,
  losingRated,
  placeOfRound,
  pointByReference,
  type RatedRow,
  refusalById,
  rollingBooked,
  rollingRated,
  roundFacts,
  roundMovements,
} from './reference-store.ts';
import { movementsOf } from './store.ts';

/** The last lines of an account: its statement has them all. */
const linesShown = 50;

/** What the settlements of a provider's round came to, and what its calls moved. */
async function explainRound(database: Database, site: Site, reference: string): Promise<Why | undefined> {
  const facts = await roundFacts(database, site.id, reference);
  const [first, last] = [facts[0], facts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const { vendor, memberKey, memId, memNick, placedAt } = first;
  const round = reference.slice(vendor.length + 1).replace(/:\d+$/, '');
  const span = { from: placedAt, to: last.settledAt };
  const moved = await roundMovements(database, { memberId: memberKey, vendor, round, ...span });
  const address = await placeOfRound(database, { memberId: memberKey, vendor, round });
  const placed: Step = { ...nothing, at: isoOf(placedAt), kind: 'placed', amount: first.stake, address };
  const settled = facts
    .filter(({ sign }) => sign === 1)
    .map(
      ({ settledAt, revision, paid, counted }): Step => ({
        ...nothing,
        at: isoOf(settledAt),
        kind: revision === 1 ? 'settled' : 'resettled',
        amount: paid,
        sum: { what: 'turnover', count: 1, base: counted, basisPoints: null },
      }),
    );
  return {
    kind: 'round',
    receiptId: reference,
    member: { memberKey, memId, memNick },
    worth: 'cash',
    status: 'settled',
    amount: last.stake,
    paidAmount: last.paid,
    ...noOdds,
    steps: [placed, ...settled],
    ledger: ledgerOf(moved),
  };
}

function ratedStep({ at, gameType, bets, base, basisPoints, amount }: RatedRow): Step {
  const what = rateTypes[gameType - 1] ?? String(gameType);
  return { ...nothing, at: isoOf(at), kind: 'rated', amount, sum: { what, count: bets, base, basisPoints } };
}

/**
 * The rolling of whole days beside all that was booked on them: a booking takes what has come in since the one before, and
 * facts are summed by day.
 */
async function rollingSteps(database: Database, site: Site, booking: BookingRow): Promise<Step[]> {
  const span = { ...booking, timeZone: settingsOf(site).timeZone };
  const [rated, booked] = await Promise.all([rollingRated(database, span), rollingBooked(database, span)]);
  const { count, amount, lastAt } = booked;
  const sum = { what: 'bookings', count, base: null, basisPoints: null };
  return [...rated.map(ratedStep), { ...nothing, at: isoOf(lastAt), kind: 'summed', amount, sum }];
}

/** What a booking of commission came to, what was rated on its days, and what is still due after it. */
async function explainCommission(
  database: Database,
  site: Site,
  kind: string,
  id: number,
): Promise<Why | undefined> {
  const booking = await bookingById(database, site.id, kind, id);
  if (booking === undefined) return undefined;
  const { memberKey, memId, memNick, amount, at, dueAfter } = booking;
  const steps =
    kind === 'rolling'
      ? await rollingSteps(database, site, booking)
      : (await losingRated(database, site.id, booking)).map(ratedStep);
  const reference = `${kind}:${id}`;
  const moved = await movementsOf(database, { memberId: memberKey, reference, since: at });
  const booked: Step = {
    ...nothing,
    at: isoOf(at),
    kind: 'booked',
    amount,
    sum: { what: 'due', count: 1, base: dueAfter, basisPoints: null },
  };
  return {
    kind: 'commission',
    receiptId: reference,
    member: { memberKey, memId, memNick },
    worth: 'cash',
    status: kind,
    amount,
    paidAmount: amount,
    ...noOdds,
    steps: [...steps, booked],
    ledger: ledgerOf(moved),
  };
}

/** What points were earned by, at which rate, and what of them a cap has left. */
async function explainPoint(
  database: Database,
  site: Site,
  kind: string,
  about: string,
): Promise<Why | undefined> {
  const point = await pointByReference(database, site.id, kind, about);
  if (point === undefined) return undefined;
  const { memberKey, memId, memNick, accrued, amount, basisPoints, reason, at } = point;
  const reference = `point:${kind}:${about}`;
  const moved = await movementsOf(database, { memberId: memberKey, reference, since: at });
  const sum = { what: kind, count: 1, base: accrued, basisPoints };
  return {
    kind: 'point',
    receiptId: reference,
    member: { memberKey, memId, memNick },
    worth: 'point',
    status: kind,
    amount: accrued,
    paidAmount: amount,
    ...noOdds,
    steps: [{ ...nothing, at: isoOf(at), kind: 'granted', amount, note: reason ?? '', sum }],
    ledger: ledgerOf(moved),
  };
}

/** What a balance is made of: every kind of movement since the account was opened. */
async function explainBalance(database: Database, site: Site, accountId: number): Promise<Why | undefined> {
  const found = await accountOf(database, site.id, accountId);
  if (found === undefined) return undefined;
  const { memberKey, memId, memNick, account, amount } = found;
  const [sums, moved] = await Promise.all([
    flowSums(database, accountId),
    lastMovements(database, accountId, account, linesShown),
  ]);
  return {
    kind: 'balance',
    receiptId: `account:${accountId}`,
    member: { memberKey, memId, memNick },
    worth: account === 'point' ? 'point' : 'cash',
    status: account,
    amount,
    paidAmount: add(zero, ...sums.map((row) => row.amount)),
    ...noOdds,
    steps: sums.map(
      ({ flow, count, amount: sum, at }): Step => ({
        ...nothing,
        at: isoOf(at),
        kind: 'summed',
        amount: sum,
        sum: { what: flow, count, base: null, basisPoints: null },
      }),
    ),
    ledger: ledgerOf(moved),
  };
}

/** Which call was refused to whom, with which code. */
async function explainRefusal(database: Database, site: Site, id: string): Promise<Why | undefined> {
  const refusal = await refusalById(database, site.id, id);
  if (refusal === undefined) return undefined;
  const { at, code, method, path, memberKey, memId, memNick } = refusal;
  const member =
    memberKey === null || memId === null || memNick === null ? null : { memberKey, memId, memNick };
  return {
    kind: 'refusal',
    receiptId: id,
    member,
    worth: 'cash',
    status: code,
    amount: zero,
    paidAmount: zero,
    ...noOdds,
    steps: [{ ...nothing, at: isoOf(at), kind: 'refused', note: `${code} · ${method} ${path}` }],
    ledger: [],
  };
}

const correlationId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the ledger or a report refers to, explained from records that nobody changes; undefined where there is none. */
export async function explainReference(
  database: Database,
  site: Site,
  reference: string,
  now: Date,
): Promise<Why | undefined> {
  if (correlationId.test(reference)) return explainRefusal(database, site, reference);
  const [head = '', second = '', ...rest] = reference.split(':');
  const number = /^\d{1,15}$/.test(second) && rest.length === 0 ? Number(second) : undefined;
  if (number !== undefined && (head === 'rolling' || head === 'losing'))
    return explainCommission(database, site, head, number);
  if (number !== undefined && head === 'account') return explainBalance(database, site, number);
  if (number !== undefined && head === 'bonus') return explainBonus(database, site, number, now);
  if (number !== undefined && head === 'coupon') return explainCoupon(database, site, number, now);
  if (head === reference) return explainCouponCode(database, site, reference, now);
  if (head === 'point') return explainPoint(database, site, second, rest.join(':'));
  return explainRound(database, site, reference);
}
