import type { CommissionKind, CommissionLine, RateType } from '@hanpan/contract';
import { rateTypes } from '@hanpan/contract';
import { type RawSearch, readChoice, readText } from '@hanpan/kit';

/** Which line of a statement an address names: all of it where nothing is said. */
export interface LineChoice {
  readonly kind: CommissionKind;
  readonly gameType: 'all' | RateType;
  readonly branch: 'all' | 'own' | 'partner';
  readonly branchMemId: string;
  /** The difference of the two rates, as addresses of earlier have it. */
  readonly basisPoints: number | null;
  readonly ownBasisPoints: number | null;
  readonly branchBasisPoints: number | null;
}

/** What stands in the place of a branch and its rates where no line is meant. */
export const wholeLine = {
  branch: 'all',
  branchMemId: '',
  basisPoints: null,
  ownBasisPoints: null,
  branchBasisPoints: null,
} as const;

const kinds = ['rolling', 'losing'] as const;
const branches = ['all', 'own', 'partner'] as const;

/** A count of an address; nothing, and what is no count, is null. */
function readCount(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const count = Number(value);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}

export function readLineChoice(raw: RawSearch): LineChoice {
  return {
    kind: readChoice(raw.kind, kinds, 'rolling'),
    gameType: readChoice(raw.gameType, ['all', ...rateTypes], 'all'),
    branch: readChoice(raw.branch, branches, 'all'),
    branchMemId: readText(raw.branchMemId),
    basisPoints: readCount(raw.basisPoints),
    ownBasisPoints: readCount(raw.ownBasisPoints),
    branchBasisPoints: readCount(raw.branchBasisPoints),
  };
}

/** The settlement of an address; null is none, and its days count. */
export function readSettlement(raw: RawSearch): number | null {
  const idx = readCount(raw.settlementIdx);
  return idx === null || idx < 1 ? null : idx;
}

/** The difference of rates that a choice names, either way; null where it names none. */
export function differenceOf({ basisPoints, ownBasisPoints, branchBasisPoints }: LineChoice): number | null {
  if (ownBasisPoints === null || branchBasisPoints === null) return basisPoints;
  return ownBasisPoints - branchBasisPoints;
}

/** What an address says so that exactly one line is meant: two lines may have one difference of rates. */
export function choiceOf(line: CommissionLine): Record<string, string | number> {
  const { kind, gameType, branchMemId, ownBasisPoints, branchBasisPoints } = line;
  const rates = { ownBasisPoints, branchBasisPoints };
  return branchMemId === null
    ? { kind, gameType, branch: 'own', ...rates }
    : { kind, gameType, branch: 'partner', branchMemId, ...rates };
}

export function lineKeyOf({
  kind,
  gameType,
  branchMemId,
  ownBasisPoints,
  branchBasisPoints,
}: CommissionLine): string {
  return [kind, gameType, branchMemId ?? '', ownBasisPoints, branchBasisPoints].join(' ');
}
