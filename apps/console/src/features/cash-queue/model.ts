import type { DataOf } from '@hanpan/contract';
import { type Amount, negate, subtract, zero } from '@hanpan/money';
import { leads, type Operator } from '../../app/session.ts';

export type CashKind = 'in' | 'out';
export type CashRow = DataOf<'/api/console/cash/list'>['list'][number];
export type CashDetailData = DataOf<'/api/console/cash/detail'>;

export const cashViews = ['open', 'asked', 'waiting', 'done', 'refused', 'all'] as const;
export type CashView = (typeof cashViews)[number];

/** What is requested from the server. */
export const stateOfView = { open: 'open', asked: 0, waiting: 2, done: 1, refused: -1, all: 'all' } as const;

/** Views of open requests. */
export function isWork(view: CashView): boolean {
  return view === 'open' || view === 'asked' || view === 'waiting';
}

export const quickFilters = ['mine', 'overdue', 'second'] as const;
export type QuickFilter = (typeof quickFilters)[number];

export function isOpen(row: CashRow): boolean {
  return row.state === 0 || row.state === 2;
}

export function isOverdue(row: CashRow, nowMs: number): boolean {
  return isOpen(row) && Date.parse(row.dueAt) <= nowMs;
}

/** The contract names operators by their names, so names are what is compared; the server compares ids. */
export function isMine(row: CashRow, me: Operator): boolean {
  return row.claimedById === me.operatorId;
}

/** Why a step is not offered. The server decides; this only avoids a request that would be refused. */
export type Because = 'unclaimed' | 'claimed' | 'other' | 'done' | 'awaitingSecond';

export type Permission<Step extends string> =
  | { readonly allowed: true; readonly step: Step }
  | { readonly allowed: false; readonly because: Because };

/** Claimed once and released since: anybody may claim it. A first approval stands. */
export function isReleased(row: CashRow): boolean {
  return row.state === 2 && row.claimedById === null;
}

/**
 * Approved once and not paid: whoever pays a withdrawal claims it, so that nobody else pays it too. Any other second
 * approval needs no claim.
 */
export function awaitsPayer(row: CashRow): boolean {
  return row.firstApprovedBy !== null && row.kind === 'out' && row.payoutReference === null;
}

/** Releasing and deferring: for the operator who claimed it, or a supervisor. */
export function holdOf(row: CashRow, me: Operator): Permission<'hold'> {
  if (row.state === 0 || isReleased(row)) return { allowed: false, because: 'unclaimed' };
  if (row.state !== 2) return { allowed: false, because: 'done' };
  if (!isMine(row, me) && !leads(me)) return { allowed: false, because: 'other' };
  return { allowed: true, step: 'hold' };
}

export function claimOf(row: CashRow): Permission<'claim'> {
  if (row.state === 0 || isReleased(row)) return { allowed: true, step: 'claim' };
  return { allowed: false, because: row.state === 2 ? 'claimed' : 'done' };
}

/** `only` moves the money, `first` does not yet, `second` does. */
export type ApprovalStep = 'only' | 'first' | 'second';

export function approvalOf(row: CashRow, me: Operator): Permission<ApprovalStep> {
  if (row.state === 0) return { allowed: false, because: 'unclaimed' };
  if (row.state !== 2) return { allowed: false, because: 'done' };
  if (row.firstApprovedBy !== null) {
    if (row.firstApprovedById === me.operatorId) return { allowed: false, because: 'awaitingSecond' };
    if (!awaitsPayer(row)) return { allowed: true, step: 'second' };
  }
  if (isReleased(row)) return { allowed: false, because: 'unclaimed' };
  if (!isMine(row, me) && !leads(me)) return { allowed: false, because: 'other' };
  if (row.firstApprovedBy !== null) return { allowed: true, step: 'second' };
  return { allowed: true, step: row.needsSecond ? 'first' : 'only' };
}

export function rejectionOf(row: CashRow, me: Operator): Permission<'reject'> {
  if (row.state === 0 || isReleased(row)) return { allowed: false, because: 'unclaimed' };
  if (row.state !== 2) return { allowed: false, because: 'done' };
  if (!isMine(row, me) && !leads(me)) return { allowed: false, because: 'other' };
  return { allowed: true, step: 'reject' };
}

const progress: Record<CashRow['state'], number> = { 0: 0, 2: 1, 1: 3, [-1]: 3 };

/** Of two views of one request the further one: a later request may have got an earlier response. */
export function furtherOf(row: CashRow, other: CashRow | undefined): CashRow {
  if (other === undefined || other.cashIdx !== row.cashIdx) return row;
  const reached = (each: CashRow) => progress[each.state] + (each.firstApprovedBy === null ? 0 : 1);
  return reached(other) > reached(row) ? other : row;
}

export function cashKeyOf(row: CashRow): string {
  return String(row.cashIdx);
}

/** What approving adds to the balance: a withdrawal left it already when it was requested. */
export function gainOf(row: CashRow): Amount {
  return row.kind === 'in' ? row.amount : zero;
}

/**
 * Whether the server's figures for "after" are its figures for "now" plus what is promised, cash and bonus separately.
 */
export function sumFits({ request, cashAmt, afterAmt, bonusAmt, afterBonusAmt }: CashDetailData): boolean {
  return (
    subtract(afterAmt, cashAmt) === gainOf(request) &&
    subtract(afterBonusAmt, bonusAmt) === request.bonusAmount
  );
}

export interface PlannedLine {
  readonly flow: string;
  readonly counter: string;
  readonly amount: Amount;
  /** The balance after the line; undefined where the line does not touch it. */
  readonly balanceAfter: Amount | undefined;
}

/**
 * What approving an open request will post: a deposit from the bank and its bonus, or what is on hold out to the bank.
 */
export function plannedLines({ request, afterAmt }: CashDetailData): PlannedLine[] {
  if (!isOpen(request)) return [];
  if (request.kind === 'out') {
    const amount = negate(request.amount);
    return [{ flow: 'withdrawal-pay', counter: 'bank', amount, balanceAfter: undefined }];
  }
  const deposit = { flow: 'deposit', counter: 'bank', amount: request.amount, balanceAfter: afterAmt };
  if (request.bonusAmount === 0) return [deposit];
  const bonus = { flow: 'bonus-grant', counter: 'bonus-cost', amount: request.bonusAmount };
  return [deposit, { ...bonus, balanceAfter: undefined }];
}
