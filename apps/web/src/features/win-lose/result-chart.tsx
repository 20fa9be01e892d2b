import { useLocale, useText } from '@hanpan/client';
import { winLoseTexts } from '@hanpan/messages';
import { formatDay } from '@hanpan/ui';
import { clsx } from 'clsx';
import { type Bar, type Span, scaleOf } from './model.ts';
import styles from './result-chart.module.css';

interface ResultChartProps {
  readonly span: Span;
  readonly bars: readonly Bar[];
  readonly today: string;
}

/** Gains above the zero line and losses below it. All bars of the period are there on a phone too, thin and with fewer words. */
export function ResultChart({ span, bars, today }: ResultChartProps) {
  const t = useText(winLoseTexts);
  const { locale } = useLocale();
  // Two digits and no more: of thirty bars, each is as wide as that.
  const short = new Intl.NumberFormat(locale, { notation: 'compact', signDisplay: 'exceptZero' });
  const { up, down } = scaleOf(bars);
  const dayOf = (day: string | undefined) => (day === undefined ? '' : formatDay(day, locale));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure
      className={styles.chart}
      data-dense={bars.length > 14 || undefined}
      aria-label={t('winLose.chart', { from: dayOf(first?.from), to: dayOf(last?.to) })}
      role="img"
    >
      {bars.map((bar) => (
        <div key={bar.from} className={clsx(styles.column, bar.to >= today && styles.today)}>
          <div className={styles.plot} style={{ gridTemplateRows: `${up}fr ${down}fr` }}>
            <Half result={bar.result} of={up} isUp text={bar.result > 0 ? short.format(bar.result) : ''} />
            <Half
              result={-bar.result}
              of={down}
              isUp={false}
              text={bar.result < 0 ? short.format(bar.result) : ''}
            />
          </div>
          <span className={styles.label}>
            {labelOf(bar, span, locale, bar.to >= today && t('winLose.today'))}
          </span>
        </div>
      ))}
    </figure>
  );
}

interface HalfProps {
  readonly result: number;
  readonly of: number;
  readonly isUp: boolean;
  readonly text: string;
}

const plotHeight = 100;

/** One half of a column: what of it is filled is drawn, and named where it ends. */
function Half({ result, of, isUp, text }: HalfProps) {
  const height = of === 0 ? 0 : (Math.max(0, result) / of) * plotHeight;
  return (
    <div className={clsx(styles.half, isUp ? styles.up : styles.down)}>
      <span className={styles.value} style={isUp ? { bottom: `${height}%` } : { top: `${height}%` }}>
        {text}
      </span>
      <svg viewBox={`0 0 10 ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect x="2" width="6" y={isUp ? plotHeight - height : 0} height={height} />
      </svg>
    </div>
  );
}

function labelOf({ from }: Bar, span: Span, locale: string, today: string | false): string {
  if (today !== false && span !== 'year' && span !== 'quarter') return today;
  const options =
    span === 'year' ? ({ month: 'short' } as const) : ({ month: 'numeric', day: 'numeric' } as const);
  const label = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(from));
  // Seven of them stand side by side on a phone: 11.17, not "11. 17."
  return label.replaceAll('. ', '.').replace(/\.$/, '');
}
