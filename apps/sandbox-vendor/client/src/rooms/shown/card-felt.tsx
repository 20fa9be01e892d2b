import { Card, Place, Shoe } from '../art/card.tsx';
import type { TranslateRoom } from '../messages/texts.ts';

/** One card of a round: where it lies, when it leaves the shoe and when it is turned. */
export interface Dealt {
  card: number;
  x: number;
  y: number;
  turn: number;
  scale?: number;
  dealtAtMs: number;
  turnedAtMs: number;
}

interface CardFeltProps {
  cards: readonly Dealt[];
  places: readonly { x: number; y: number }[];
  /** Milliseconds of the showing that have passed, of those that matter. */
  elapsedMs: number;
  /** Names of the two hands, left and right. */
  hands: readonly [string, string];
  totals: readonly [string, string] | null;
}

/** Two hands of cards on the felt, dealt one after the other. */
export function CardFelt({ cards, places, elapsedMs, hands, totals }: CardFeltProps) {
  return (
    <>
      <Shoe />
      <g fontWeight="700" textAnchor="middle" fontSize="16">
        <text x="272" y="338" className="side-first">
          {hands[0]}
        </text>
        <text x="568" y="338" className="side-second">
          {hands[1]}
        </text>
      </g>
      <path d="M420 322v30M420 430v14" stroke="var(--felt-line)" strokeOpacity=".3" strokeWidth="1.6" />
      {places.map((place) => (
        <Place key={place.x} {...place} />
      ))}
      {cards.map(({ dealtAtMs, turnedAtMs, ...card }) => {
        const at = elapsedMs >= turnedAtMs ? 'up' : elapsedMs >= dealtAtMs ? 'down' : 'shoe';
        return <Card key={`${card.x}/${dealtAtMs}`} {...card} at={at} />;
      })}
      {totals && (
        <g className="totals" fontSize="32" fontWeight="700" textAnchor="middle">
          <rect x="366" y="366" width="48" height="56" rx="10" />
          <rect x="426" y="366" width="48" height="56" rx="10" />
          <text x="390" y="405" className="side-first">
            {totals[0]}
          </text>
          <text x="450" y="405" className="side-second">
            {totals[1]}
          </text>
        </g>
      )}
    </>
  );
}

/** What is read out of two hands. */
export function handsText(
  t: TranslateRoom,
  hands: readonly [string, string],
  totals: readonly [string, string],
): string {
  return t('resultCards', {
    first: hands[0],
    firstTotal: totals[0],
    secondTotal: totals[1],
    second: hands[1],
  });
}
