import type { CashRequest, DataOf, ResultCode } from '@hanpan/contract';
import { type Amount, amount, smaller } from '@hanpan/money';
import {
  checkDeposit,
  checkWithdrawal,
  closedHours,
  largestWithin,
  parseTimeOfDayMs,
  siteTimeOfDayMs,
} from '@hanpan/rules';

type SiteOption = DataOf<'/api/etc/siteOption'>['siteOption'];

export type CashKind = CashRequest['kind'];
export type CashFilter = 'all' | CashKind;
export type Limits = SiteOption['deposit'];

/** Days on the site's calendar; null leaves that end open. */
export interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** An amount as the form holds it. */
type TypedAmount = Amount | undefined;

/** The first rule that a deposit breaks, before the server has to say so. */
export function depositProblem(typed: TypedAmount, limits: Limits): ReturnType<typeof checkDeposit> {
  return checkDeposit(typed, limits);
}

/** `overMax` is what the server refuses with C220; the rules package knows no ceiling of a withdrawal. */
export function withdrawalProblem(
  typed: TypedAmount,
  balanceAmount: Amount,
  limits: Limits,
): ReturnType<typeof checkWithdrawal> | 'overMax' {
  const code = checkWithdrawal(typed, balanceAmount, limits);
  if (code !== undefined) return code;
  return typed !== undefined && typed > limits.maxAmount ? 'overMax' : undefined;
}

/** The most that may be asked for now, in whole units; zero where even the least is out of reach. */
export function largestAmount(limits: Limits, balanceAmount?: Amount): Amount {
  const ceiling = balanceAmount === undefined ? limits.maxAmount : smaller(limits.maxAmount, balanceAmount);
  return amount(largestWithin(ceiling, limits));
}

const usualAmounts = [10_000, 30_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 3_000_000, 5_000_000];
const chipCount = 6;

/** Amounts worth a chip: within the limits, in whole units, the smaller ones first. */
export function quickAmounts(limits: Limits, mostAmount: Amount): Amount[] {
  return usualAmounts
    .filter(
      (won) => won >= limits.minAmount && won <= mostAmount && won % Math.max(1, limits.unitAmount) === 0,
    )
    .slice(0, chipCount)
    .map(amount);
}

export function isOpen(request: CashRequest): boolean {
  return request.state === 0 || request.state === 2;
}

/**
 * The request that replaces the form: an open one (C003, c104, C209), or the one the member followed here
 * until it ended, so that the result need not be searched for.
 */
export function shownRequest(
  list: readonly CashRequest[],
  kind: CashKind,
  followedIdx: number | undefined,
): CashRequest | undefined {
  const own = list.filter((request) => request.kind === kind);
  return own.find(isOpen) ?? own.find((request) => request.cashIdx === followedIdx);
}

export type StepName = 'amount' | 'requested' | 'waiting' | 'done';
export interface StepView {
  readonly name: StepName;
  readonly state: 'done' | 'now' | 'todo' | 'stopped' | 'ended';
}

const stepNames: readonly StepName[] = ['amount', 'requested', 'waiting', 'done'];

function stepReached(request: CashRequest | undefined): { at: number; state: StepView['state'] } {
  if (request === undefined) return { at: 0, state: 'now' };
  // Nobody had claimed it yet: it has come no further than its request.
  if (request.closedBy !== null) return { at: 1, state: 'ended' };
  const at = { 0: 1, 2: 2, '-1': 2, 1: stepNames.length }[request.state];
  return { at, state: request.state === -1 ? 'stopped' : 'now' };
}

/**
 * The progress of a request: 0 requested → 2 being checked → 1 done or -1 refused, or ended by its member or its time before
 * anybody has checked it; nothing yet without one.
 */
export function stepsOf(request: CashRequest | undefined): StepView[] {
  const reached = stepReached(request);
  return stepNames.map((name, at) => {
    if (at < reached.at) return { name, state: 'done' };
    if (at > reached.at) return { name, state: 'todo' };
    return { name, state: reached.state };
  });
}

const dayMs = 86_400_000;

/** The wall clock of the bank's closed hours: whether they run, and how long until that changes. */
export function closedWindow(
  nowMs: number,
  site: Pick<SiteOption, 'timeZone' | 'withdrawalClosedFrom' | 'withdrawalClosedTo'>,
): { isClosed: boolean; changesAtMs: number } {
  const { timeZone, withdrawalClosedFrom: from, withdrawalClosedTo: to } = site;
  const isClosed = closedHours(nowMs, timeZone, from, to);
  const nextMs = parseTimeOfDayMs(isClosed ? to : from);
  const leftMs = (nextMs - siteTimeOfDayMs(nowMs, timeZone) + dayMs) % dayMs;
  return { isClosed, changesAtMs: nowMs + leftMs };
}

export type CashField = 'amount' | 'payer' | 'pin' | 'form';

const fieldByCode: Partial<Record<ResultCode, CashField>> = {
  C002: 'amount',
  C107: 'payer',
  C101: 'amount',
  C102: 'amount',
  C103: 'amount',
  C202: 'amount',
  C206: 'amount',
  C214: 'amount',
  C215: 'amount',
  C220: 'amount',
  X005: 'amount',
  C204: 'pin',
  C205: 'pin',
  C008: 'pin',
  C010: 'pin',
  C218: 'pin',
};

/** Where the server's text belongs: at the field it speaks of, else over the button. */
export function fieldOf({ code }: { readonly code: ResultCode | undefined }): CashField {
  return (code && fieldByCode[code]) ?? 'form';
}

/** A deposit may be taken back while nobody has claimed it. */
export function isCancellable({ kind, state }: CashRequest): boolean {
  return kind === 'in' && state === 0;
}

/** c104: the account may be asked for once a minute. */
export const accountPauseMs = 60_000;
