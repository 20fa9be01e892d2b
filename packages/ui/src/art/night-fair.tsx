import { useId } from 'react';
import { Lantern } from './lantern.tsx';

const stars = [
  [70, 60],
  [140, 130],
  [210, 40],
  [300, 90],
  [360, 24],
  [440, 60],
  [540, 34],
  [640, 96],
  [700, 46],
  [790, 110],
  [850, 40],
  [40, 220],
  [110, 280],
  [830, 250],
  [250, 190],
  [690, 210],
  [30, 330],
  [846, 340],
  [190, 320],
  [640, 300],
] as const;

const lanterns = [
  { x: 74, y: 142, scale: 1.1 },
  { x: 182, y: 164, scale: 0.85 },
  { x: 694, y: 164, scale: 0.85 },
  { x: 802, y: 142, scale: 1.1 },
] as const;

/** The night around a wheel of fortune: sky, hills, lanterns on ropes and two lit houses. The middle stays empty. */
export function NightFair({ className }: { className?: string | undefined }) {
  const sky = useId();
  const glow = useId();
  return (
    <svg className={className} viewBox="0 0 876 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop offset="0" stopColor="#07141c" />
          <stop offset=".55" stopColor="#113540" />
          <stop offset="1" stopColor="#0c1c1e" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#ffc879" stopOpacity=".55" />
          <stop offset=".5" stopColor="#ff9f55" stopOpacity=".16" />
          <stop offset="1" stopColor="#ff9f55" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="876" height="700" fill={`url(#${sky})`} />
      <g fill="#fdf6dd" opacity=".7">
        {stars.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={(x % 3) * 0.4 + 0.6} />
        ))}
      </g>
      <path d="M0 470C120 400 220 440 330 410S560 380 660 410 800 430 876 390V700H0z" fill="#0d2a2a" />
      <path d="M0 560c220-30 640-30 876 0v140H0z" fill="#081214" />
      <path
        d="M-20 60C120 130 240 130 330 60M546 60c90 70 210 70 350 0"
        stroke="#8a5a2a"
        strokeWidth="2"
        fill="none"
      />
      {lanterns.map(({ x, y, scale }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={70 * scale} fill={`url(#${glow})`} />
          <Lantern x={x} y={y} scale={scale} />
        </g>
      ))}
      <House x={16} />
      <House x={688} />
    </svg>
  );
}

function House({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 556)`}>
      <rect x="16" y="34" width="140" height="80" fill="#1c0f0b" />
      {[26, 70, 114].map((left) => (
        <rect key={left} x={left} y="44" width="32" height="46" fill="#d9ab63" opacity=".9" />
      ))}
      <path d="M-6 34C20 24 30 6 40 0h92c10 6 20 24 46 34l-10 6H4z" fill="#3a4450" />
      <path d="M4 38h164" stroke="#7fb39c" strokeWidth="3" strokeDasharray="3 5" />
    </g>
  );
}
