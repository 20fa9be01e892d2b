import { useText } from '@hanpan/client';
import { minigameTexts } from '@hanpan/messages';
import styles from './bar-chart.module.css';
import type { Bar } from './roads.ts';

interface BarChartProps {
  readonly title: string;
  readonly note: string;
  readonly bars: readonly Bar[];
}

/** Bars of what was counted, each with a dashed line at what chance alone gives. */
export function BarChart({ title, note, bars }: BarChartProps) {
  const t = useText(minigameTexts);
  const most = Math.max(1, ...bars.flatMap(({ count, expected }) => [count, expected]));
  const share = (value: number) => `${(value / most) * 100}%`;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{title}</b>
        <small>{note}</small>
      </figcaption>
      <ul className={styles.bars}>
        {bars.map(({ label, count, expected }) => (
          <li
            key={label}
            aria-label={t('minigame.bar', {
              label,
              count,
              expected: Math.round(expected * 10) / 10,
            })}
          >
            <span className={styles.count}>{count}</span>
            <span className={styles.room}>
              <span className={styles.bar} style={{ height: share(count) }} />
              <span className={styles.expected} style={{ bottom: share(expected) }} />
            </span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
