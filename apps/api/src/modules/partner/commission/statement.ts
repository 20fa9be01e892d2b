import type { CommissionKind, RateType } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type Amount, add, zero } from '@hanpan/money';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import type { Site } from '../../../kernel/sites.ts';
import { correctionsOf, type OwnRow, ownById } from '../settlement/settlement-store.ts';
import { rateTypePlace } from '../tree/present-totals.ts';
import type { Days } from '../tree/totals-store.ts';
import { daysOf } from '../tree/tree-pages.ts';
import {
  branchNamed,
  type FactFilter,
  type LineRow,
  losingLines,
  playerNamed,
  rollingLines,
  settledLines,
} from './lines-store.ts';

/** What a statement is of: days, or those of a settlement. */
export interface Meant {
  readonly settlementIdx: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly kind: 'all' | CommissionKind;
  readonly gameType: 'all' | RateType;
}

interface Scope {
  readonly days: Days;
  readonly settlement: OwnRow | null;
  readonly type: number;
}

/** Fails with E404 for a settlement that the partner has no part in. */
export async function scopeOf(
  queryable: Queryable,
  site: Site,
  partnerId: number,
  { settlementIdx, gameType, ...period }: Omit<Meant, 'kind'>,
  nowMs: number,
): Promise<Scope | Failure<'E404'>> {
  const type = gameType === 'all' ? 0 : rateTypePlace(gameType);
  const days = daysOf(site, period, nowMs);
  if (settlementIdx === null) return { days, settlement: null, type };
  const settlement = await ownById(queryable, partnerId, settlementIdx);
  if (settlement === undefined) return fail('E404');
  const { start_day: startDate, end_day: endDate } = settlement;
  return { days: { ...days, startDate, endDate }, settlement, type };
}

const sumOf = (rows: readonly LineRow[]): Amount => rows.reduce((sum, { amount }) => add(sum, amount), zero);

/** The lines of a partner, and what they come to. */
export async function statementOf(
  queryable: Queryable,
  partnerId: number,
  { days, settlement, type }: Scope,
  kind: Meant['kind'],
) {
  const losing =
    kind === 'rolling'
      ? []
      : settlement === null
        ? await losingLines(queryable, partnerId, days, type)
        : await settledLines(queryable, partnerId, settlement.id, type);
  const rolling = kind === 'losing' ? [] : await rollingLines(queryable, partnerId, days, type);
  return {
    rolling,
    losing,
    rollingAmount: sumOf(rolling),
    losingLineAmount: sumOf(losing),
    corrections: settlement === null ? [] : await correctionsOf(queryable, settlement.id, partnerId),
  };
}

/** Which of the facts behind lines are asked for, people by their ids. */
type Asked = Omit<Meant, 'kind'> &
  Pick<FactFilter, 'kind' | 'branch' | 'branchId' | 'memberId' | 'search'> &
  Pick<FactFilter, 'basisPoints' | 'ownBasisPoints' | 'branchBasisPoints'>;

/**
 * The facts behind lines: of a settlement only those that were known when it was computed. Fails with E404 for a settlement
 * that the partner has no part in.
 */
export async function factsMeant(
  queryable: Queryable,
  site: Site,
  partnerId: number,
  asked: Asked,
  nowMs: number,
): Promise<FactFilter | Failure<'E404'>> {
  const scope = await scopeOf(queryable, site, partnerId, asked, nowMs);
  if (isFailure(scope)) return scope;
  const { days, settlement, type } = scope;
  const { kind, branch, branchId, memberId, search } = asked;
  const { basisPoints, ownBasisPoints, branchBasisPoints } = asked;
  const rates = { basisPoints, ownBasisPoints, branchBasisPoints };
  const until = kind === 'losing' ? (settlement?.computed_at ?? null) : null;
  return { partnerId, ...days, type, kind, branch, branchId, ...rates, memberId, search, until };
}

/**
 * Whom a partner means by the ids in its own call: the branch, and somebody who played, also where it has left the tree since:
 * the line that its bets made stays. Null where none is given. Fails with PT06 for one that nothing ever came through.
 */
export async function namedOfLine(
  queryable: Queryable,
  partnerId: number,
  { branchMemId, memId }: { readonly branchMemId: string; readonly memId: string },
): Promise<Pick<FactFilter, 'branchId' | 'memberId'> | Failure<'PT06'>> {
  const branchId = branchMemId === '' ? null : await branchNamed(queryable, partnerId, branchMemId);
  const memberId = memId === '' ? null : await playerNamed(queryable, partnerId, memId);
  if (branchId === undefined || memberId === undefined) return fail('PT06');
  return { branchId, memberId };
}
