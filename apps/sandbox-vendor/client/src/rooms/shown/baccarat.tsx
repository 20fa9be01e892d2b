import { totalOf } from '../../../../src/games/baccarat/deal.ts';
import type { BaccaratOutcome } from '../../../../src/games/baccarat/draw.ts';
import type { ShownGame, ShownProps } from '../games-shown.ts';
import { useMarks } from '../use-marks.ts';
import { CardFelt, type Dealt, handsText } from './card-felt.tsx';
import { BaccaratRoads } from './roads.tsx';

const firstFourMs = [300, 800, 1300, 1800] as const;
const turnMs = 420;
const thirdPauseMs = 1500;
const y = 394;
const places = [240, 306, 534, 600].map((x) => ({ x, y }));

/** Player, banker, player, banker; then third cards, each after a pause. */
function dealt({ player, banker }: Pick<BaccaratOutcome, 'player' | 'banker'>): Dealt[] {
  const [p1, p2, p3] = player;
  const [b1, b2, b3] = banker;
  const cards: Dealt[] = [];
  const put = (card: number | undefined, x: number, turn: number, atMs: number, scale = 0.92) => {
    if (card !== undefined)
      cards.push({ card, x, y, turn, scale, dealtAtMs: atMs, turnedAtMs: atMs + turnMs });
  };
  put(p1, 240, -2, firstFourMs[0]);
  put(b1, 534, -2, firstFourMs[1]);
  put(p2, 306, 2, firstFourMs[2]);
  put(b2, 600, 2, firstFourMs[3]);
  const third = firstFourMs[3] + thirdPauseMs;
  put(p3, 180, -7, third, 0.76);
  put(b3, 660, 7, p3 === undefined ? third : third + thirdPauseMs, 0.76);
  return cards;
}

const endOf = (cards: readonly Dealt[]) => Math.max(...cards.map(({ turnedAtMs }) => turnedAtMs));
const handsOf = (outcome: Record<string, unknown>) => outcome as unknown as BaccaratOutcome;

function Felt({ round, clockOffsetMs, t }: ShownProps) {
  const cards = round?.outcome ? dealt(handsOf(round.outcome)) : [];
  const marks = cards
    .flatMap(({ dealtAtMs, turnedAtMs }) => [dealtAtMs, turnedAtMs])
    .toSorted((a, b) => a - b);
  const passed = useMarks(round?.drawnAtMs ?? null, clockOffsetMs, marks);
  const elapsedMs = marks[passed - 1] ?? 0;
  const up = (side: 'left' | 'right') =>
    cards
      .filter(({ x, turnedAtMs }) => turnedAtMs <= elapsedMs && x < 420 === (side === 'left'))
      .map(({ card }) => card);
  const totals =
    cards.length === 0 ? null : ([String(totalOf(up('left'))), String(totalOf(up('right')))] as const);
  return (
    <CardFelt
      cards={cards}
      places={places}
      elapsedMs={elapsedMs}
      hands={[t('player'), t('banker')]}
      totals={totals}
    />
  );
}

export const shownBaccarat: ShownGame = {
  hat: false,
  Felt,
  Roads: BaccaratRoads,
  beadOf: ({ winner }, t) =>
    winner === 'P'
      ? { text: t('bead_player'), tone: 'first' }
      : winner === 'B'
        ? { text: t('bead_banker'), tone: 'second' }
        : { text: t('bead_tie'), tone: 'tie' },
  resultAtMs: (outcome) => endOf(dealt(handsOf(outcome))) + 500,
  resultText(outcome, t) {
    const { player, banker } = handsOf(outcome);
    return handsText(t, [t('player'), t('banker')], [String(totalOf(player)), String(totalOf(banker))]);
  },
  pastText: ({ playerTotal, bankerTotal }, t) =>
    handsText(t, [t('player'), t('banker')], [String(playerTotal), String(bankerTotal)]),
};
