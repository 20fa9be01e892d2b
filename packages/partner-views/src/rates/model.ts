import {
  type DataOf,
  mostLosingBasisPoints,
  mostRollingBasisPoints,
  type PartnerRate,
  type RateType,
} from '@hanpan/contract';

export type PartnerRates = DataOf<'/api/partner/rates'>;
export type BoundRate = PartnerRates['rates'][number];

export const rateKinds = ['rolling', 'losing'] as const;
export type RateKind = (typeof rateKinds)[number];

/** Whether nobody is above: only the site's own bounds hold. */
export const isUnbound = (rates: readonly BoundRate[]): boolean =>
  rates.every(({ aboveRollingBasisPoints }) => aboveRollingBasisPoints === null);

/** What is typed, in per cent: nothing of it may be right yet. */
export type RateDraft = Readonly<Record<RateType, Readonly<Record<RateKind, string>>>>;

/** A rate with what it may be between. */
interface Bounds {
  readonly now: number;
  readonly most: number;
  /** The highest of those right below. */
  readonly least: number;
  /** That of the partner above; null where the site's own bound holds. */
  readonly above: number | null;
}

export function boundsOf(rate: BoundRate, kind: RateKind): Bounds {
  if (kind === 'rolling') {
    const { rollingBasisPoints, aboveRollingBasisPoints, mostBelowRollingBasisPoints } = rate;
    return {
      now: rollingBasisPoints,
      above: aboveRollingBasisPoints,
      most: aboveRollingBasisPoints ?? mostRollingBasisPoints,
      least: mostBelowRollingBasisPoints,
    };
  }
  const { losingBasisPoints, aboveLosingBasisPoints, mostBelowLosingBasisPoints } = rate;
  return {
    now: losingBasisPoints,
    above: aboveLosingBasisPoints,
    most: aboveLosingBasisPoints ?? mostLosingBasisPoints,
    least: mostBelowLosingBasisPoints,
  };
}

/** "1.25", "1,25" or "1" as basis points; undefined where it is no rate. */
export function basisPointsOf(text: string): number | undefined {
  const typed = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (typed === null) return undefined;
  return Number(typed[1]) * 100 + Number((typed[2] ?? '').padEnd(2, '0'));
}

export type RateProblem = 'number' | 'above' | 'below';

/** Why a typed rate is not taken, before the server has to say so (VL-17). */
export function rateProblem(
  text: string,
  { most, least }: Pick<Bounds, 'most' | 'least'>,
): RateProblem | undefined {
  const basisPoints = basisPointsOf(text);
  if (basisPoints === undefined) return 'number';
  if (basisPoints > most) return 'above';
  return basisPoints < least ? 'below' : undefined;
}

/** What the fields begin with; `typed` writes a rate as the reader would type it. */
export function draftOf(rates: readonly PartnerRate[], typed: (basisPoints: number) => string): RateDraft {
  return Object.fromEntries(
    rates.map(({ gameType, rollingBasisPoints, losingBasisPoints }) => [
      gameType,
      { rolling: typed(rollingBasisPoints), losing: typed(losingBasisPoints) },
    ]),
  ) as Record<RateType, Record<RateKind, string>>;
}

/** The draft as the server takes it; undefined while any of it is no rate within its bounds. */
export function ratesOf(draft: RateDraft, rates: readonly BoundRate[]): PartnerRate[] | undefined {
  const isSound = rates.every((rate) =>
    rateKinds.every((kind) => rateProblem(draft[rate.gameType][kind], boundsOf(rate, kind)) === undefined),
  );
  if (!isSound) return undefined;
  return rates.map(({ gameType }) => ({
    gameType,
    rollingBasisPoints: basisPointsOf(draft[gameType].rolling) ?? 0,
    losingBasisPoints: basisPointsOf(draft[gameType].losing) ?? 0,
  }));
}

export interface RateChange {
  readonly gameType: RateType;
  readonly kind: RateKind;
  readonly from: number;
  readonly to: number;
}

/** What a draft changes, in the order of the table; what is no rate yet changes nothing. */
export function changesOf(draft: RateDraft, rates: readonly BoundRate[]): RateChange[] {
  return rates.flatMap((rate) =>
    rateKinds.flatMap((kind) => {
      const { now: from } = boundsOf(rate, kind);
      const to = basisPointsOf(draft[rate.gameType][kind]);
      return to === undefined || to === from ? [] : [{ gameType: rate.gameType, kind, from, to }];
    }),
  );
}
