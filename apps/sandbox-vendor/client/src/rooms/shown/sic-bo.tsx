import type { SicBoOutcome } from '../../../../src/games/sic-bo/game.ts';
import { Die } from '../art/die.tsx';
import type { ShownGame, ShownProps } from '../games-shown.ts';
import { useMarks } from '../use-marks.ts';
import { SicBoResults } from './results.tsx';

/** The bowl is shaken, lifted, and the dice lie there. */
const marks = [150, 2600, 3300];
const places = [
  { x: 352, y: 384, turn: -12 },
  { x: 424, y: 398, turn: 8 },
  { x: 492, y: 380, turn: -4 },
] as const;
const diceOf = (outcome: Record<string, unknown>) => (outcome as unknown as SicBoOutcome).dice;

function Felt({ round, state, clockOffsetMs }: ShownProps) {
  const passed = useMarks(round?.drawnAtMs ?? null, clockOffsetMs, marks);
  const last = state.past.at(-1);
  const dice = round?.outcome ? diceOf(round.outcome) : last ? diceOf(last.summary) : null;
  const phase = round?.outcome ? (['covered', 'shaking', 'lifting', 'lying'] as const)[passed] : 'lying';
  return (
    <>
      <ellipse cx="422" cy="404" rx="150" ry="40" fill="#000" opacity=".3" />
      <ellipse cx="422" cy="398" rx="144" ry="38" fill="#2b140a" stroke="var(--brass)" strokeWidth="3" />
      <ellipse cx="422" cy="392" rx="128" ry="30" fill="url(#room-felt)" />
      {dice && (phase === 'lying' || phase === 'lifting') && (
        <g>
          {places.map(({ x, y, turn }, index) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <Die face={dice[index] ?? 1} size={54} />
            </g>
          ))}
        </g>
      )}
      {round?.outcome && <Bowl phase={phase ?? 'lying'} />}
    </>
  );
}

/** A brass bowl over the dice. */
function Bowl({ phase }: { phase: string }) {
  return (
    <g className="dice-bowl" data-phase={phase}>
      <path
        d="M292 396C292 300 350 262 422 262s130 38 130 134c-40 22-220 22-260 0z"
        fill="url(#room-brass)"
      />
      <path d="M292 396c40 22 220 22 260 0v-12c-40 22-220 22-260 0z" fill="#8d5a1c" />
      <path
        d="M330 330c8-28 28-44 52-50"
        stroke="#fff5d6"
        strokeOpacity=".7"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="422" cy="256" r="13" fill="url(#room-brass)" stroke="#8d5a1c" strokeWidth="2" />
    </g>
  );
}

const sum = (dice: readonly number[]) => dice.reduce((total, face) => total + face, 0);

export const shownSicBo: ShownGame = {
  hat: false,
  Felt,
  Roads: SicBoResults,
  beadOf(summary) {
    const dice = diceOf(summary);
    const isTriple = dice.every((face) => face === dice[0]);
    return { text: String(sum(dice)), tone: isTriple ? 'tie' : sum(dice) <= 10 ? 'first' : 'second' };
  },
  resultAtMs: () => 3700,
  resultText: (outcome, t) => {
    const dice = diceOf(outcome);
    return t('resultDice', { dice: dice.join(' · '), total: sum(dice) });
  },
  pastText: (summary, t) => shownSicBo.resultText(summary, t),
};
