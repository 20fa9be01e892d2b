import { useLocale, useText } from '@hanpan/client';
import { consoleReportTexts } from '@hanpan/messages';
import clsx from 'clsx';
import { useDayWords } from '../../app/day-words.ts';
import { type ChartPoint, scaleOf } from './model.ts';
import styles from './reports.module.css';

interface DayChartProps {
  readonly title: string;
  readonly points: readonly ChartPoint[];
}

const plot = { width: 14, gap: 4, height: 100 } as const;
/** A column of a short period is no wider than in one of so many days. */
const fewestPlaces = 14;
/** So many labels fit under the columns. */
const mostLabels = 10;

/** A column for each day, above or below the zero line. The table beside it says the same in numbers. */
export function DayChart({ title, points }: DayChartProps) {
  const t = useText(consoleReportTexts);
  const { locale } = useLocale();
  const { day: dayOf, shortDay } = useDayWords();
  const { up, heightOf } = scaleOf(points);
  const zeroAt = up * plot.height;
  const step = plot.width + plot.gap;
  const places = Math.max(fewestPlaces, points.length);
  const number = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const every = Math.max(1, Math.ceil(points.length / mostLabels));
  const [first, last] = [points[0], points.at(-1)];
  if (points.every(({ value }) => value === 0))
    return (
      <figure className={styles.chart}>
        <figcaption className={styles.caption}>{title}</figcaption>
        <p className={styles.note}>{t('consoleReport.noData')}</p>
      </figure>
    );
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <svg
        viewBox={`0 0 ${places * step} ${plot.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('consoleReport.chart', {
          title,
          from: first ? dayOf(first.day) : '',
          to: last ? dayOf(last.day) : '',
        })}
        className={styles.plot}
      >
        <line x1={0} x2={places * step} y1={zeroAt} y2={zeroAt} className={styles.zero} />
        {points.map(({ day, value }, index) => {
          const height = heightOf(value) * plot.height;
          return (
            <rect
              key={day}
              x={index * step}
              width={plot.width}
              y={value >= 0 ? zeroAt - height : zeroAt}
              height={height}
              className={value >= 0 ? styles.gain : styles.loss}
            >
              <title>{`${dayOf(day)}: ${number.format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.days} style={{ width: `${(points.length / places) * 100}%` }} aria-hidden="true">
        {points.map(({ day }, index) => {
          // Counted from the last day, which is the one that is looked for.
          const label = (points.length - 1 - index) / every;
          return (
            <span key={day} className={clsx(label % 2 === 1 && styles.spare)}>
              {Number.isInteger(label) && shortDay(day)}
            </span>
          );
        })}
      </div>
    </figure>
  );
}
