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
      <BarChart
        label={label}
        keyLabel={t(byHour ? 'partner.hour' : 'partner.day')}
        valueLabel={t('partner.stake')}
        beforeLabel={byHour ? t('partner.chart.before') : undefined}
        bars={bars}
        {...texts}
      />
    </section>
  );
}

/** The own rolling by the day; one day alone has nothing to be compared with. */
export function CommissionChart({ summary }: { summary: Summary }) {
  const { days } = summary;
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const today = useToday();
  const texts = useChartTexts();
  const label = t('partner.chart.rolling', { days: words.days(summary) });
  if (days.length < 2) return null;
  return (
    <section className={styles.part} aria-label={label}>
      <h2>{label}</h2>
      <BarChart
        label={label}
        keyLabel={t('partner.day')}
        valueLabel={t('partner.ownRolling')}
        bars={days.map(({ day, ownRollingAmount }) => ({
          key: day,
          label: day.slice(5),
          value: ownRollingAmount,
          isOpen: day === today,
        }))}
        mostLabels={6}
        {...texts}
      />
    </section>
  );
}
