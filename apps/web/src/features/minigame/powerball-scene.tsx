import { useText } from '@hanpan/client';
import { minigameTexts } from '@hanpan/messages';
import { drumPlaces } from '@hanpan/rules';
import clsx from 'clsx';
import { StageBall } from '../../app/ball.tsx';
import styles from './scene.module.css';

/** The drum holds 28 balls; the sixth of a draw, the powerball, comes from a drum of its own. */
const drum = { x: 196, y: 178, radius: 104 };
const ballRadius = 15;

const reach = drum.radius - ballRadius - 4;
const resting = drumPlaces({ reach, lowest: reach - 2, rowStep: 25, ballStep: 30, balls: 28 });

interface PowerballSceneProps {
  readonly balls: readonly number[];
  readonly powerball: number | null;
  /** How many of the six are out. */
  readonly shown: number;
  readonly isTurning: boolean;
}

/** The drum and the rail into which the balls roll, in the order in which they were drawn. */
export function PowerballScene({ balls, powerball, shown, isTurning }: PowerballSceneProps) {
  const t = useText(minigameTexts);
  const rolled = [...balls, powerball].slice(0, shown).join(' ');
  const said = `${t('minigame.numbers')} ${rolled}`;
  const out = new Set(balls.slice(0, shown));
  const inside = Array.from({ length: 28 }, (_, at) => at + 1).filter((number) => !out.has(number));
  return (
    <div className={styles.powerball}>
      <svg className={styles.drum} viewBox="84 40 224 284" aria-hidden="true">
        <Drum inside={inside} isTurning={isTurning} />
      </svg>
      <svg className={styles.rails} viewBox="300 198 444 92" role="img" aria-label={said}>
        <Rail balls={balls} powerball={powerball} shown={shown} />
      </svg>
    </div>
  );
}

function Drum({ inside, isTurning }: { inside: readonly number[]; isTurning: boolean }) {
  return (
    <g className={clsx(isTurning && styles.turning)}>
      <path className={styles.wood} d="M112 320L142 272H250L280 320z" />
      <rect className={styles.brass} x="106" y="280" width="180" height="10" rx="3" />
      <rect className={styles.wood} x="174" y="58" width="44" height="14" rx="4" />
      <circle className={styles.glass} cx={drum.x} cy={drum.y} r={drum.radius} />
      {inside.map((number, at) => {
        const place = resting[at];
        return (
          place && (
            <StageBall
              key={number}
              number={number}
              x={drum.x + place.x}
              y={drum.y + place.y}
              radius={ballRadius}
              className={styles.tossed}
            />
          )
        );
      })}
      <circle className={styles.rim} cx={drum.x} cy={drum.y} r={drum.radius} />
      <path className={styles.shine} d="M118 122A98 98 0 0 1 176 84" />
    </g>
  );
}

const railStart = 354;
const railStep = 66;

function Rail({ balls, powerball, shown }: Omit<PowerballSceneProps, 'isTurning'>) {
  return (
    <g>
      <rect className={styles.rail} x="306" y="206" width="430" height="76" rx="38" />
      <path className={styles.divider} d={`M${railStart + 4.5 * railStep + 4} 218v52`} />
      {Array.from({ length: 6 }, (_, at) => {
        const isPower = at === 5;
        const x = railStart + at * railStep + (isPower ? 6 : 0);
        const number = isPower ? powerball : balls[at];
        const label = isPower ? 'P' : String(at + 1);
        return number == null || at >= shown ? (
          <g key={label} transform={`translate(${x} 244)`}>
            <circle className={clsx(styles.slot, isPower && styles.slotPower)} r="27" />
            <text className={styles.slotText} y="5">
              {label}
            </text>
          </g>
        ) : (
          <g key={label}>
            <StageBall
              number={number}
              isPower={isPower}
              x={x}
              y={244}
              radius={28}
              className={styles.rolled}
            />
          </g>
        );
      })}
    </g>
  );
}
