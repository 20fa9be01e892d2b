import { useMiniWords } from '@hanpan/kit';
import clsx from 'clsx';
import { StageBall } from '../../app/ball.tsx';
import styles from './scene.module.css';

const left = 300;
const right = 460;
const top = 98;
const bottom = 268;

export interface LadderFacts {
  readonly start: 'left' | 'right';
  readonly rungs: 3 | 4;
  readonly end: 'odd' | 'even';
}

/** The ladder of a result; undefined where the round is void. */
export function ladderOf(results: Readonly<Record<string, string>>): LadderFacts | undefined {
  const { ladder_start: start, ladder_rungs: rungs, ladder_end: end } = results;
  if ((start !== 'left' && start !== 'right') || (end !== 'odd' && end !== 'even')) return undefined;
  return { start, rungs: rungs === '4' ? 4 : 3, end };
}

/** The heights of the rungs, from the top. */
function rungHeights(rungs: 3 | 4): readonly number[] {
  return Array.from({ length: rungs }, (_, at) => top + ((bottom - top) * (at + 1)) / (rungs + 1));
}

/** The way down: along a side to the next rung, across, and on. */
export function ladderWay({ start, rungs }: LadderFacts): string {
  let x = start === 'left' ? left : right;
  const parts = [`M${x} ${top}`];
  for (const y of rungHeights(rungs)) {
    parts.push(`V${Math.round(y)}`);
    x = x === left ? right : left;
    parts.push(`H${x}`);
  }
  return [...parts, `V${bottom}`].join('');
}

interface LadderSceneProps {
  readonly first: number | undefined;
  readonly ladder: LadderFacts | undefined;
  /** 0: nothing yet; 1: the ball is out; 2: the light is on its way; 3: it has arrived. */
  readonly shown: number;
  readonly isPlaying: boolean;
}

/** A gate with a ladder, down which a light runs. */
export function LadderScene({ first, ladder, shown, isPlaying }: LadderSceneProps) {
  const isOut = ladder !== undefined && shown >= 1;
  return (
    <svg className={styles.ladder} viewBox="96 14 470 296" aria-hidden="true">
      <Gate />
      <path className={styles.pole} d={`M${left} ${top}V${bottom}M${right} ${top}V${bottom}`} />
      {isOut &&
        rungHeights(ladder.rungs).map((y) => (
          <path key={y} className={styles.pole} d={`M${left} ${y}H${right}`} />
        ))}
      {ladder !== undefined && shown >= 2 && (
        <path
          className={clsx(styles.way, isPlaying && styles.running)}
          pathLength={100}
          d={ladderWay(ladder)}
        />
      )}
      <Ends ladder={isOut ? ladder : undefined} hasArrived={shown >= 3} />
      {first !== undefined && isOut && (
        <StageBall number={first} x={150} y={190} radius={40} className={styles.rolled} />
      )}
    </svg>
  );
}

function Gate() {
  return (
    <g>
      <rect className={styles.hall} x="266" y="66" width="228" height="232" rx="4" />
      <rect className={styles.wood} x="254" y="58" width="14" height="244" />
      <rect className={styles.wood} x="492" y="58" width="14" height="244" />
      <path
        className={styles.roof}
        d="M224 62C270 54 286 34 300 22H460C474 34 490 54 536 62C450 54 310 54 224 62z"
      />
      <path className={styles.brass} d="M246 62H514V70H246z" />
    </g>
  );
}

interface EndsProps {
  readonly ladder: LadderFacts | undefined;
  readonly hasArrived: boolean;
}

function Ends({ ladder, hasArrived }: EndsProps) {
  const words = useMiniWords();
  const foot = hasArrived ? ladder?.end : undefined;
  return (
    <g className={styles.ends}>
      {(['left', 'right'] as const).map((side) => (
        <g key={side} transform={`translate(${side === 'left' ? left : right} ${top - 6})`}>
          <circle className={clsx(styles.end, ladder?.start === side && styles.endOn)} r="22" />
          <text className={clsx(styles.endText, ladder?.start === side && styles.endTextOn)} y="6">
            {words.mark(side)}
          </text>
        </g>
      ))}
      {(['odd', 'even'] as const).map((parity) => (
        <g key={parity} transform={`translate(${parity === 'odd' ? left : right} ${bottom + 14})`}>
          <rect
            className={clsx(styles.end, foot === parity && styles.footOn)}
            x="-38"
            y="-20"
            width="76"
            height="42"
            rx="9"
          />
          <text className={clsx(styles.endText, foot === parity && styles.footTextOn)} y="8">
            {words.mark(parity)}
          </text>
        </g>
      ))}
    </g>
  );
}
