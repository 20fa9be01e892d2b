import clsx from 'clsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './bar-chart.module.css';
import { axisTicks, labelStride } from './chart-scale.ts';

export interface ChartBar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The same moment of the period before; drawn as a dashed line. */
  readonly before?: number | undefined;
  /** Still growing: drawn lighter, with a dashed edge. */
  readonly isOpen?: boolean | undefined;
}

interface BarChartProps {
  /** What is drawn, in words: it names the picture. */
  readonly label: string;
  readonly bars: readonly ChartBar[];
  /** The name of the bars, and of the dashed line where there is one. */
  readonly valueLabel: string;
  readonly beforeLabel?: string | undefined;
  /** The head of the column of labels in the table that is read instead of the picture. */
  readonly keyLabel: string;
  /** A value on the axis, short; and in the table, whole. */
  readonly shortText: (value: number) => string;
  readonly wholeText: (value: number) => string;
  readonly mostLabels?: number;
}

/**
 * Values over time from a zero line, with the period before as a dashed line. The picture is drawn in per cent of its
 * place, so that it fits a phone and a desk; whoever cannot see it reads its table.
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, valueLabel, beforeLabel, shortText, mostLabels = 8 } = props;
  const hasBefore = beforeLabel !== undefined && bars.some(({ before }) => before !== undefined);
  const ticks = axisTicks(Math.max(0, ...bars.flatMap(({ value, before = 0 }) => [value, before])));
  const top = ticks.at(-1) ?? 1;
  const stride = labelStride(bars.length, mostLabels);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend} aria-hidden="true">
        <span className={styles.barKey}>{valueLabel}</span>
        {hasBefore && <span className={styles.lineKey}>{beforeLabel}</span>}
      </figcaption>
      <div className={styles.chart} role="img" aria-label={label}>
        <div className={styles.axis} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
              {shortText(tick)}
            </span>
          ))}
        </div>
        <Plot bars={bars} ticks={ticks} hasBefore={hasBefore} />
        <div className={styles.labels} aria-hidden="true">
          {bars.map((bar, index) => (
            <span key={bar.key}>{index % stride === 0 && bar.label}</span>
          ))}
        </div>
      </div>
      <VisuallyHidden as="div">
        <ChartTable {...props} hasBefore={hasBefore} />
      </VisuallyHidden>
    </figure>
  );
}

interface PlotProps {
  readonly bars: readonly ChartBar[];
  readonly ticks: readonly number[];
  readonly hasBefore: boolean;
}

const height = 100;
/** Of the place that a bar has, it fills the middle. */
const barShare = 0.68;

function Plot({ bars, ticks, hasBefore }: PlotProps) {
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => height - (Math.max(0, value) / top) * height;
  const line = bars.flatMap(({ before }, index) =>
    before === undefined ? [] : [`${index + 0.5},${y(before)}`],
  );
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${Math.max(1, bars.length)} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {ticks.map((tick) => (
        <line key={tick} x1="0" x2={bars.length} y1={y(tick)} y2={y(tick)} className={styles.tick} />
      ))}
      {bars.map(({ key, value, isOpen }, index) => (
        <rect
          key={key}
          x={index + (1 - barShare) / 2}
          width={barShare}
          y={y(value)}
          height={height - y(value)}
          className={clsx(styles.bar, isOpen && styles.open)}
        />
      ))}
      {hasBefore && <polyline points={line.join(' ')} className={styles.before} />}
    </svg>
  );
}

function ChartTable(props: BarChartProps & { hasBefore: boolean }) {
  const { label, bars, keyLabel, valueLabel, beforeLabel, wholeText, hasBefore } = props;
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{keyLabel}</th>
          <th scope="col">{valueLabel}</th>
          {hasBefore && <th scope="col">{beforeLabel}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label: name, value, before }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{wholeText(value)}</td>
            {hasBefore && <td>{before === undefined ? '–' : wholeText(before)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
