import { NightSky } from './hero-scene.tsx';

const coins = [
  { x: 540, y: 262, count: 3 },
  { x: 610, y: 262, count: 6 },
  { x: 680, y: 262, count: 4 },
] as const;
const lines = [118, 140, 162] as const;
const coinHeight = 13;

/** The counter of the cash desk: a receipt with its steps ticked off, and coins counted beside it. */
export function CashScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 860 340" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <NightSky />
      <path d="M380 276h480v64H380z" fill="#5a3a22" />
      <path d="M380 268h480v12H380z" fill="#a8713f" />
      <g transform="rotate(-4 480 180)">
        <path
          d="M410 76h132v184l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8z"
          fill="#f5f0e6"
        />
        <path d="M428 96h64" stroke="#16191a" strokeWidth="7" strokeLinecap="round" />
        {lines.map((y) => (
          <g key={y}>
            <circle cx="435" cy={y} r="7" fill="#2f6f5c" />
            <path d={`M431.5 ${y}l2.5 3 5-6`} stroke="#f5f0e6" strokeWidth="2" fill="none" />
            <path d={`M450 ${y}h64`} stroke="#a19c92" strokeWidth="4" strokeLinecap="round" />
          </g>
        ))}
        <path d="M428 196h96" stroke="#c8401f" strokeWidth="6" strokeLinecap="round" />
      </g>
      {coins.map(({ x, y, count }) => (
        <CoinPile key={x} x={x} bottom={y} count={count} />
      ))}
    </svg>
  );
}

function CoinPile({ x, bottom, count }: { x: number; bottom: number; count: number }) {
  return Array.from({ length: count }, (_, index) => bottom - index * coinHeight).map((y) => (
    <g key={y}>
      <ellipse cx={x} cy={y + 5} rx="27" ry="9" fill="#a97f2f" />
      <ellipse cx={x} cy={y} rx="27" ry="9" fill="#ebc777" />
      <ellipse cx={x} cy={y} rx="17" ry="5" fill="none" stroke="#a97f2f" strokeWidth="2" />
    </g>
  ));
}
