import { useLocale, useText } from '@hanpan/client';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { Badge } from '@hanpan/ui';
import type { RevenueRow } from './use-reports.ts';

/** Basis points as per cent; a dash where there are none. */
export function usePercent() {
  const { locale } = useLocale();
  return (points: number | null) =>
    points === null ? '–' : `${(points / 100).toLocaleString(locale, { maximumFractionDigits: 2 })}%`;
}

/** The return that is judged and between which it should lie; a game outside says so in words. */
export function BoundCell({ bound }: Pick<RevenueRow, 'bound'>) {
  const t = useText(consoleReportDeskTexts);
  const percent = usePercent();
  if (bound === null) return '–';
  const { actualBasisPoints: actual, lowBasisPoints: low, highBasisPoints: high, isOutside } = bound;
  return (
    <>
      {t('consoleReportDesk.boundHeld', {
        actual: percent(actual),
        low: percent(Math.max(low, 0)),
        high: percent(high),
      })}{' '}
      {isOutside && <Badge kind="ask">{t('consoleReportDesk.outside')}</Badge>}
    </>
  );
}
