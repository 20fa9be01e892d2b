import type { Lang } from '../../messages/texts.ts';

/** Short names of numbers, the greatest first. */
export const shortUnits: Readonly<Record<Lang, readonly { from: number; per: number; name: string }[]>> = {
  ko: [
    { from: 100_000_000, per: 100_000_000, name: '억' },
    { from: 10_000, per: 10_000, name: '만' },
    { from: 1000, per: 1000, name: '천' },
  ],
  en: [
    { from: 1_000_000, per: 1_000_000, name: 'M' },
    { from: 1000, per: 1000, name: 'K' },
  ],
  vi: [
    { from: 1_000_000, per: 1_000_000, name: 'M' },
    { from: 1000, per: 1000, name: 'K' },
  ],
};
