import type { Deal } from '../../../../src/games/dragon-tiger/bets.ts';
import { cardName } from '../art/card.tsx';
import type { ShownGame, ShownProps } from '../games-shown.ts';
import { useMarks } from '../use-marks.ts';
import { CardFelt, type Dealt, handsText } from './card-felt.tsx';
import { DragonTigerRoads } from './roads.tsx';

const y = 394;
const places = [
  { x: 272, y },
  { x: 568, y },
];
const marks = [300, 800, 1700, 2700];
const dealOf = (outcome: Record<string, unknown>) => outcome as unknown as Deal;

function dealt({ dragon, tiger }: Deal): Dealt[] {
  return [
    { card: dragon, x: 272, y, turn: -2, dealtAtMs: 300, turnedAtMs: 1700 },
    { card: tiger, x: 568, y, turn: 2, dealtAtMs: 800, turnedAtMs: 2700 },
  ];
}

function Felt({ round, clockOffsetMs, t }: ShownProps) {
  const passed = useMarks(round?.drawnAtMs ?? null, clockOffsetMs, marks);
  const cards = round?.outcome ? dealt(dealOf(round.outcome)) : [];
  return (
    <CardFelt
      cards={cards}
      places={places}
      elapsedMs={marks[passed - 1] ?? 0}
      hands={[t('dragon'), t('tiger')]}
      totals={null}
    />
  );
}

export const shownDragonTiger: ShownGame = {
  hat: true,
  Felt,
  Roads: DragonTigerRoads,
  beadOf: ({ winner }, t) =>
    winner === 'D'
      ? { text: t('bead_dragon'), tone: 'first' }
      : winner === 'G'
        ? { text: t('bead_tiger'), tone: 'second' }
        : { text: t('bead_tie'), tone: 'tie' },
  resultAtMs: () => 3100,
  resultText(outcome, t) {
    const { dragon, tiger } = dealOf(outcome);
    return handsText(t, [t('dragon'), t('tiger')], [cardName(dragon), cardName(tiger)]);
  },
  pastText: (summary, t) => shownDragonTiger.resultText(summary, t),
};
