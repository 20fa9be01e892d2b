const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** Spades, hearts, diamonds, clubs, as the server numbers them. */
const suits = [
  'M0-10a4.600 4.600 0 0 1 0 0C-4-4-10 0-10 5-10 9-5 10-1.600 6.500-1.600 9-2.500 10-4 11H4C2.500 10 1.600 9 1.600 6.500 5 10 10 9 10 5 10 0 4-4 0-10z',
  'M0 10C-5 5-10 2-10-3.500-10-9-3-10 0-5 3-10 10-9 10-3.500 10 2 5 5 0 10z',
  'M0-10.500L8 0 0 10.500-8 0z',
  'M0-10a4.600 4.600 0 0 1 3.200 8A4.600 4.600 0 1 1 1.600 5C1.600 7.500 2.500 9 4 10.500H-4C-2.500 9-1.600 7.500-1.600 5A4.600 4.600 0 1 1-3.200-2 4.600 4.600 0 0 1 0-10z',
] as const;

export const cardName = (card: number): string => `${'♠♥♦♣'[Math.floor(card / 13)]}${ranks[card % 13]}`;

interface CardProps {
  card: number;
  x: number;
  y: number;
  turn: number;
  /** `shoe`: not dealt yet. `down`: on the table, its back up. */
  at: 'shoe' | 'down' | 'up';
  scale?: number;
}

/** A card that slides from the shoe to its place and is turned there. */
export function Card({ card, x, y, turn, at, scale = 1 }: CardProps) {
  const suit = Math.floor(card / 13);
  const colour = suit === 1 || suit === 2 ? '#c8301b' : '#1b1d22';
  const place =
    at === 'shoe'
      ? 'translate(694px, 300px) rotate(24deg) scale(.55)'
      : `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  return (
    <g className="card" data-at={at} style={{ transform: place }}>
      <g className="card-back">
        <CardEdge />
        <rect
          x="-28"
          y="-42"
          width="56"
          height="84"
          rx="4"
          fill="var(--felt-2)"
          stroke="var(--brass)"
          strokeWidth="1.5"
        />
        <path d="M0-30L20 0 0 30-20 0z" fill="none" stroke="var(--brass)" strokeWidth="2" />
        <circle r="7" fill="var(--trim)" />
      </g>
      <g className="card-face">
        <CardEdge />
        <text x="-25" y="-21" fontSize="24" fontWeight="700" fill={colour}>
          {ranks[card % 13]}
        </text>
        <path d={suits[suit]} transform="translate(-17 -6) scale(.72)" fill={colour} />
        <path d={suits[suit]} transform="translate(8 18) scale(1.75)" fill={colour} />
      </g>
    </g>
  );
}

function CardEdge() {
  return (
    <>
      <rect x="-33" y="-45" width="66" height="94" rx="7" fill="#000" opacity=".4" />
      <rect x="-33" y="-47" width="66" height="94" rx="7" fill="#fdf9ee" stroke="#d8ccb0" />
    </>
  );
}

/** Where a card will lie. */
export function Place({ x, y }: { x: number; y: number }) {
  return (
    <rect
      x={x - 33}
      y={y - 47}
      width="66"
      height="94"
      rx="7"
      fill="#000"
      fillOpacity=".22"
      stroke="var(--felt-line)"
      strokeOpacity=".5"
      strokeWidth="1.4"
      strokeDasharray="5 5"
    />
  );
}

/** The box out of which cards are dealt. */
export function Shoe() {
  return (
    <g transform="translate(690 286)">
      <path d="M-34 0h76l10 40h-98z" fill="#2b140a" />
      <path d="M-28 4h64l6 26h-78z" fill="#7a2f16" />
      <path d="M-24 8h56l2 8h-60z" fill="#fdf9ee" />
    </g>
  );
}
