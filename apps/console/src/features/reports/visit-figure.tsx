import { useLocale, useText } from '@hanpan/client';
import { type VisitFigure, visitBounds, visitGoals } from '@hanpan/contract';
import { consoleReportVisitsTexts } from '@hanpan/messages';
import { Badge, type BadgeKind } from '@hanpan/ui';
import { usePercent } from './percent.tsx';
import styles from './reports.module.css';
import type { VisitReport } from './use-reports.ts';

type Rating = 'good' | 'middle' | 'poor';

const marks: Readonly<Record<Rating, BadgeKind>> = { good: 'done', middle: 'wait', poor: 'now' };

function ratingOf(figure: VisitFigure, p75: number | null): Rating {
  const { good, poor } = visitGoals[figure];
  if (p75 === null || p75 > poor) return 'poor';
  return p75 <= good ? 'good' : 'middle';
}

interface VisitFigureCellProps {
  readonly figure: VisitFigure;
  readonly measured: VisitReport['site'][number][VisitFigure];
}

/** A figure at the 75th percentile, what that is worth, the shares of good and poor visits, and of how many visits it is. */
export function VisitFigureCell({ figure, measured }: VisitFigureCellProps) {
  const t = useText(consoleReportVisitsTexts);
  const { locale } = useLocale();
  const percent = usePercent();
  if (measured === null) return '–';
  const { p75, goodBasisPoints, poorBasisPoints, visitCount } = measured;
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 3 });
  const words = (value: number) => {
    if (figure === 'cls') return number(value / 1_000);
    return figure === 'lcp'
      ? t('consoleReportVisits.seconds', { value: number(value / 1_000) })
      : t('consoleReportVisits.milliseconds', { value: number(value) });
  };
  const rating = ratingOf(figure, p75);
  const last = visitBounds[figure].at(-1) ?? 0;
  return (
    <span className={styles.figure}>
      <span>
        {p75 === null ? t('consoleReportVisits.beyond', { value: words(last) }) : words(p75)}{' '}
        <Badge kind={marks[rating]} size="sm">
          {t(`consoleReportVisits.rating.${rating}`)}
        </Badge>
      </span>
      <small>
        {t('consoleReportVisits.shares', {
          good: percent(goodBasisPoints),
          poor: percent(poorBasisPoints),
        })}
      </small>
      <small>{t('consoleReportVisits.count', { count: number(visitCount) })}</small>
    </span>
  );
}
