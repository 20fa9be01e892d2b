import { useLocale, useText } from '@hanpan/client';
import { guideGamesTexts } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import { useMemo } from 'react';

/** Shares and multipliers in the reader's own decimals. Shares come in basis points, and from worst to best where bets differ. */
export function useFigures() {
  const t = useText(guideGamesTexts);
  const { locale } = useLocale();
  return useMemo(() => {
    const decimal = (hundredths: number) => {
      const cents = String(hundredths % 100).padStart(2, '0');
      return formatDecimal(`${Math.floor(hundredths / 100)}.${cents}`, locale);
    };
    const percent = (basisPoints: number) => t('guideGames.percent', { percent: decimal(basisPoints) });
    const times = (hundredths: number) => formatDecimal(String(hundredths / 100), locale);
    return {
      percent,
      times,
      span: (least: number, greatest: number) =>
        least === greatest
          ? percent(least)
          : t('guideGames.span', { least: decimal(least), greatest: decimal(greatest) }),
      odds: decimal,
      between: (least: string, greatest: string) => t('guideGames.between', { least, greatest }),
    };
  }, [t, locale]);
}
