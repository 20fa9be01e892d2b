import { useId } from 'react';
import { Lantern } from './lantern.tsx';
import { MarketHouse, MarketStall, Person } from './market-parts.tsx';

const lanterns = [
  { x: 380, y: 66, scale: 0.8 },
  { x: 448, y: 112, scale: 1.05 },
  { x: 536, y: 136, scale: 1.25 },
  { x: 632, y: 132, scale: 1.05 },
  { x: 722, y: 106, scale: 0.9 },
  { x: 800, y: 76, scale: 0.72 },
] as const;

const people = [
  [543, 310],
  [563, 316],
  [651, 308],
  [667, 314],
  [719, 312],
] as const;

/** The night market, its empty left side kept for a headline. Fills its box; the right edge stays in view. */
export function HeroScene({ className }: { className?: string | undefined }) {
  const glow = useId();
  return (
    <svg className={className} viewBox="0 0 860 340" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#f4b98a" stopOpacity=".42" />
          <stop offset=".5" stopColor="#f4a878" stopOpacity=".12" />
          <stop offset="1" stopColor="#f4a878" stopOpacity="0" />
        </radialGradient>
      </defs>
      <NightSky />
      <MarketHouse />
      <MarketStall x={396} y={258} stripe="#b8402a" />
      <MarketStall x={760} y={250} stripe="#2f6f5c" />
      {people.map(([x, top]) => (
        <Person key={x} x={x} top={top} />
      ))}
      <g fill="none" stroke="#cbb696">
        <path d="M330-6C420 110 560 132 700 84S850 20 880 6" strokeOpacity=".5" strokeWidth="1.4" />
        <path d="M250 30C330 96 400 160 470 170" strokeOpacity=".3" strokeWidth="1.2" />
      </g>
      {lanterns.map(({ x, y, scale }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={78 * scale} fill={`url(#${glow})`} />
          <Lantern x={x} y={y} scale={scale} />
        </g>
      ))}
    </svg>
  );
}

/** Sky, moon and hills behind every scene. */
export function NightSky() {
  const sky = useId();
  return (
    <>
      <linearGradient id={sky} x2="0" y2="1">
        <stop offset="0" stopColor="#10191d" />
        <stop offset=".7" stopColor="#1b2b2f" />
        <stop offset="1" stopColor="#2d332f" />
      </linearGradient>
      <rect width="860" height="340" fill={`url(#${sky})`} />
      <circle cx="500" cy="66" r="27" fill="#efe6d2" />
      <circle cx="509" cy="60" r="24" fill="#fbf5e6" opacity=".55" />
      <path
        d="M0 316C90 296 170 300 240 262C340 206 400 214 470 186S620 150 700 190 820 196 870 176V340H0z"
        fill="#16252a"
      />
    </>
  );
}
