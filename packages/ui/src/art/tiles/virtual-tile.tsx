import { pigment } from '../pigments.ts';
import { TileFrame } from './tile-frame.tsx';

const lanes = [0, 1, 2, 3, 4];
const chequers = [0, 1, 2, 3, 4, 5, 6];

/** A race that a machine runs: a track from above, its runners numbered, just before the line. */
export function VirtualTile() {
  return (
    <TileFrame ground="#15303a">
      <rect x="-90" y="18" width="300" height="184" rx="92" fill="#8a4a33" />
      <g fill="none" stroke={pigment.bone} strokeOpacity=".45" strokeWidth="2">
        {lanes.map((lane) => (
          <rect
            key={lane}
            x={-90 + lane * 15}
            y={18 + lane * 15}
            width={300 - lane * 30}
            height={184 - lane * 30}
            rx={92 - lane * 15}
          />
        ))}
      </g>
      <rect x="-30" y="78" width="180" height="64" rx="32" fill="#2f5a3c" />
      <g transform="translate(96 18)">
        <rect width="14" height="60" fill={pigment.ink} />
        {chequers.map((at) => (
          <rect key={at} x={(at % 2) * 7} y={at * 8.57} width="7" height="8.57" fill={pigment.bone} />
        ))}
      </g>
      <Runner x={72} y={32} number={4} fill={pigment.vermilion} />
      <Runner x={46} y={56} number={1} fill={pigment.celadon} />
      <Runner x={186} y={104} number={6} fill={pigment.bone} />
      <Runner x={146} y={184} number={3} fill={pigment.lamp} />
    </TileFrame>
  );
}

function Runner({ x, y, number, fill }: { x: number; y: number; number: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="17" cy="3" fill={pigment.shade} opacity=".3" />
      <circle r="17" fill={fill} />
      <text y="7" textAnchor="middle" fontSize="20" fontWeight="700" fill={pigment.ink}>
        {number}
      </text>
    </g>
  );
}
