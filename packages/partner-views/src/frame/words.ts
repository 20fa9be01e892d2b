import { useLocale, useText } from '@hanpan/client';
import type { PartnerRank, RateType } from '@hanpan/contract';
import { giveTexts, partnerTexts } from '@hanpan/messages';
import { formatDay } from '@hanpan/ui';
import { useMemo } from 'react';
import type { Days } from './period.ts';

export interface PartnerWords {
  readonly rank: (rank: PartnerRank) => string;
  readonly type: (type: RateType) => string;
  /** Basis points as per cent: 125 is "1.25%". */
  readonly percent: (basisPoints: number) => string;
  /** The same as it is typed into a field: 125 is "1.25". */
  readonly percentTyped: (basisPoints: number) => string;
  /** How many there are. */
  readonly count: (value: number) => string;
  /** A period of the site's calendar in the reader's form; a single day is named once. */
  readonly days: (period: Days) => string;
  /** How much more or less than before, in whole per cent with its sign; undefined where there was nothing before. */
  readonly change: (now: number, before: number) => string | undefined;
}

export function usePartnerWords(): PartnerWords {
  const t = useText(partnerTexts);
  const give = useText(giveTexts);
  const { locale } = useLocale();
  return useMemo(() => {
    const exact = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 });
    const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    const whole = new Intl.NumberFormat(locale);
    const rough = new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    const day = (of: string) => formatDay(of, locale);
    return {
      rank: (rank) => give(`give.rank.${rank}`),
      type: (type) => t(`partner.type.${type}`),
      percent: (basisPoints) => exact.format(basisPoints / 10_000),
      percentTyped: (basisPoints) => typed.format(basisPoints / 100),
      count: (value) => whole.format(value),
      days: ({ startDate, endDate }) =>
        startDate === endDate ? day(startDate) : `${day(startDate)} – ${day(endDate)}`,
      change: (now, before) => (before <= 0 ? undefined : rough.format((now - before) / before)),
    };
  }, [t, give, locale]);
}
