import type { RouletteOutcome } from '../../../../src/games/roulette/game.ts';
import type { ShownGame, ShownProps } from '../games-shown.ts';
import type { TranslateRoom } from '../messages/texts.ts';
import { useMarks } from '../use-marks.ts';
import { RouletteResults } from './results.tsx';
import { pocketColour, Wheel, WheelBed } from './wheel.tsx';
import { restMs } from './wheel-motion.ts';

const numberOf = (outcome: Record<string, unknown>) => (outcome as unknown as RouletteOutcome).number;
const colourKeys = { red: 'colourRed', black: 'colourBlack', zero: 'colourZero' } as const;
const marks = [restMs];

function Felt({ round, clockOffsetMs }: ShownProps) {
  const passed = useMarks(round?.drawnAtMs ?? null, clockOffsetMs, marks);
  return (
    <>
      <WheelBed />
      {round?.outcome && passed > 0 && <Plaque number={numberOf(round.outcome)} />}
    </>
  );
}

function Above({ round, state, clockOffsetMs }: ShownProps) {
  if (round?.outcome) {
    return (
      <Wheel number={numberOf(round.outcome)} drawnAtMs={round.drawnAtMs} clockOffsetMs={clockOffsetMs} />
    );
  }
  const last = state.past.at(-1);
  return <Wheel number={last ? numberOf(last.summary) : null} drawnAtMs={0} clockOffsetMs={clockOffsetMs} />;
}

/** The number that came, in its colour. */
function Plaque({ number }: { number: number }) {
  return (
    <g className="plaque" data-colour={pocketColour(number)} transform="translate(640 318)">
      <rect x="-38" y="-38" width="76" height="76" rx="14" />
      <text y="15" textAnchor="middle" fontSize="42" fontWeight="700" fill="#fdf6e6">
        {number}
      </text>
    </g>
  );
}

export const shownRoulette: ShownGame = {
  hat: true,
  Felt,
  Above,
  Roads: RouletteResults,
  beadOf(summary) {
    const number = numberOf(summary);
    return { text: String(number), tone: pocketColour(number) };
  },
  resultAtMs: () => restMs,
  resultText(outcome, t: TranslateRoom) {
    const number = numberOf(outcome);
    return t('resultNumber', { number, colour: t(colourKeys[pocketColour(number)]) });
  },
  pastText: (summary, t) => shownRoulette.resultText(summary, t),
};
