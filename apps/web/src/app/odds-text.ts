import { useLocale } from '@hanpan/client';
import { formatOdds, formatOddsProduct, type OddsMilli, oddsMilli, oddsProduct } from '@hanpan/money';
import { useMemo } from 'react';

type Product = Parameters<typeof formatOddsProduct>[0];

/** What a leg counts for that was given back. */
export const voidOdds = oddsMilli(1000);

export interface OddsText {
  readonly price: (odds: OddsMilli) => string;
  readonly product: (product: Product) => string;
  /** Of all legs together; one price alone is shown as it is. */
  readonly total: (odds: readonly OddsMilli[]) => string;
}

/** Odds as the reader's language writes its decimals. */
export function useOddsText(): OddsText {
  const { locale } = useLocale();
  return useMemo(
    () => ({
      price: (odds) => formatOdds(odds, locale),
      product: (product) => formatOddsProduct(product, locale),
      total: (odds) => formatOddsProduct(oddsProduct(odds), locale),
    }),
    [locale],
  );
}
