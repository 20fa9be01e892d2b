import { useId } from 'react';
import { pigment } from '../pigments.ts';
import { GroundShadow } from './ground-shadow.tsx';
import { TileFrame } from './tile-frame.tsx';

const net = Array.from({ length: 16 }, (_, at) => at * 16);

export function VolleyballTile() {
  const ball = useId();
  return (
    <TileFrame ground="#1f3a58">
      <path d="M0 176H240V220H0z" fill="#b5673a" />
      <path
        d="M0 176H240M40 220L70 176M200 220L170 176"
        stroke={pigment.bone}
        strokeOpacity=".6"
        strokeWidth="3"
      />
      <path
        d={`${net.map((x) => `M${x} 96V160`).join('')}M0 112H240M0 128H240M0 144H240`}
        stroke={pigment.bone}
        strokeOpacity=".2"
        fill="none"
      />
      <path d="M0 92H240V100H0z" fill={pigment.bone} opacity=".75" />
      <GroundShadow cx={128} cy={194} rx={54} ry={8} />
      <clipPath id={ball}>
        <circle cx="128" cy="104" r="70" />
      </clipPath>
      <g clipPath={`url(#${ball})`}>
        <circle cx="128" cy="104" r="70" fill={pigment.bone} />
        {[0, 120, 240].map((turn, at) => (
          <g key={turn} transform={`translate(128 104) rotate(${turn + 12})`}>
            <path d="M0 0C2-34 22-60 56-70L90-20C54-24 24-18 0 0z" fill={at === 1 ? '#2d5f9a' : '#e0b24f'} />
            <path
              d="M0 0C2-34 22-60 56-70M0 0C24-18 54-24 90-20M12-22C30-38 56-46 84-44"
              fill="none"
              stroke="#27323a"
              strokeWidth="2.6"
            />
          </g>
        ))}
        <path d="M62 132A70 70 0 0 0 198 100A92 92 0 0 1 62 132z" fill={pigment.shade} opacity=".14" />
      </g>
    </TileFrame>
  );
}
