import clsx from 'clsx';
import styles from './ball.module.css';

const pigments = [styles.jade, styles.amber, styles.plum, styles.indigo];

/** Four pigments take turns, so that neighbours differ. The number is what counts. */
export function pigmentOf(number: number): string | undefined {
  return pigments[number % pigments.length];
}

interface BallProps {
  readonly number: number;
  readonly isPower?: boolean;
}

/** A ball in a line of text. */
export function Ball({ number, isPower = false }: BallProps) {
  return (
    <span className={clsx(styles.ball, isPower ? styles.power : pigmentOf(number))}>
      {isPower ? number : String(number).padStart(2, '0')}
    </span>
  );
}

interface StageBallProps extends BallProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly className?: string | undefined;
}

/** The light on a ball: an arc at its upper left. */
function shineOf(radius: number): string {
  const [x, y, bend] = [radius * 0.7, radius * 0.25, radius * 0.75];
  return `M${-x} ${-y}A${bend} ${bend} 0 0 1 ${-radius * 0.1} ${-radius * 0.78}`;
}

/** A ball on a stage. */
export function StageBall({ number, isPower = false, x, y, radius, className }: StageBallProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={clsx(styles.stageBall, isPower ? styles.power : pigmentOf(number), className)}>
        <circle className={styles.skin} r={radius} />
        <circle className={styles.face} r={radius * 0.58} />
        <path className={styles.shine} d={shineOf(radius)} strokeWidth={radius * 0.13} />
        <text className={styles.digits} fontSize={radius * 0.72} y={radius * 0.26}>
          {isPower ? number : String(number).padStart(2, '0')}
        </text>
      </g>
    </g>
  );
}
