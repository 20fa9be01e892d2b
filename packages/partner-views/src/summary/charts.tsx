import { useLocale, useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { amount, formatAmount, formatShortAmount } from '@hanpan/money';
import { siteInstant } from '@hanpan/rules';
import { BarChart, type ChartBar, useUi } from '@hanpan/ui';
import { useToday } from '../frame/use-today.ts';
import { usePartnerWords } from '../frame/words.ts';
import type { Summary } from './figures.tsx';
import styles from './summary.module.css';

function useChartTexts() {
  const { locale } = useLocale();
  return {
    shortText: (value: number) => formatShortAmount(amount(Math.round(value)), locale),
    wholeText: (value: number) => formatAmount(amount(value), locale),
  };
}

/** Bars without a single stake would stand on a scale of nothing: words say it instead. */
const isFlat = (bars: readonly ChartBar[]) =>
  bars.every(({ value, before = 0 }) => value === 0 && before === 0);

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Stakes by the hour beside the same day a week before; by the day for longer periods. */
export function TurnoverChart({ summary }: { summary: Summary }) {
  const { hours, days, startDate } = summary;
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const today = useToday();
  const { timeZone } = useUi();
  const texts = useChartTexts();
  const nowHour = Number(siteInstant(serverNow(), timeZone).slice(11, 13));
  const byHour = hours.length > 0;
  const bars: ChartBar[] = byHour
    ? hours.map(({ hour, stakeAmount, beforeStakeAmount }) => ({
        key: String(hour),
        label: twoDigits(hour),
        value: stakeAmount,
        before: beforeStakeAmount,
        isOpen: startDate === today && hour === nowHour,
      }))
    : days.map(({ day, stakeAmount }) => ({
        key: day,
        label: day.slice(5),
        value: stakeAmount,
        isOpen: day === today,
      }));
  const label = t(byHour ? 'partner.chart.hours' : 'partner.chart.days', { days: words.days(summary) });
  return (
    <section className={styles.part} aria-label={label}>
      <h2>{label}</h2>
      {isFlat(bars) ? (
        <p className={styles.note}>{t('partner.lines.emptyBody')}</p>
      ) : (
        <BarChart
          label={label}
          keyLabel={t(byHour ? 'partner.hour' : 'partner.day')}
          valueLabel={t('partner.stake')}
          beforeLabel={byHour ? t('partner.chart.before') : undefined}
          bars={bars}
          {...texts}
        />
      )}
    </section>
  );
}

/** The own rolling by the day; one day alone has nothing to be compared with, and where there was none its figure says so. */
export function CommissionChart({ summary }: { summary: Summary }) {
  const { days } = summary;
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const today = useToday();
  const texts = useChartTexts();
  const label = t('partner.chart.rolling', { days: words.days(summary) });
  const bars: ChartBar[] = days.map(({ day, ownRollingAmount }) => ({
    key: day,
    label: day.slice(5),
    value: ownRollingAmount,
    isOpen: day === today,
  }));
  if (days.length < 2 || isFlat(bars)) return null;
  return (
    <section className={styles.part} aria-label={label}>
      <h2>{label}</h2>
      <BarChart
        label={label}
        keyLabel={t('partner.day')}
        valueLabel={t('partner.ownRolling')}
        bars={bars}
        mostLabels={6}
        {...texts}
      />
    </section>
  );
}
