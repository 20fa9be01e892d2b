import { pigment } from '../pigments.ts';
import { GridLines } from './grid-lines.tsx';
import { GroundShadow } from './ground-shadow.tsx';
import { TileFrame } from './tile-frame.tsx';

const spade =
  'M0-26C8-14 24-4 24 9c0 12-14 15-20 6 1 8 4 12 8 15h-24c4-3 7-7 8-15-6 9-20 6-20-6C-24-4-8-14 0-26z';

export function CasinoTile() {
  return (
    <TileFrame ground="#17382f">
      <GridLines step={30} stroke={pigment.celadon} opacity={0.1} />
      <GroundShadow cx={120} cy={196} rx={92} ry={10} />
      <CardBack />
      <NineOfSpades />
    </TileFrame>
  );
}

function CardBack() {
  return (
    <g transform="translate(88 112) rotate(-14)">
      <rect x="-48" y="-70" width="96" height="140" rx="10" fill={pigment.bone} />
      <rect x="-42" y="-64" width="84" height="128" rx="6" fill={pigment.vermilion} />
      <g transform="scale(.92)" fill="none" stroke={pigment.bone} strokeWidth="2">
        {[0, 1, 2, 3, 4, 5].map((ring) => (
          <path
            key={ring}
            d={`M0 ${-6 - ring * 9}L${5 + ring * 7} 0 0 ${6 + ring * 9} ${-5 - ring * 7} 0z`}
            opacity={0.9 - ring * 0.12}
          />
        ))}
      </g>
    </g>
  );
}

function NineOfSpades() {
  return (
    <g transform="translate(146 110) rotate(9)">
      <rect x="-55" y="-70" width="104" height="148" rx="10" fill={pigment.shade} opacity=".22" />
      <rect x="-50" y="-72" width="100" height="144" rx="10" fill={pigment.bone} />
      <path d={spade} transform="translate(2 4) scale(1.18)" fill={pigment.ink} />
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} fill={pigment.ink}>
          <text x="-40" y="-42" fontSize="30" fontWeight="700">
            9
          </text>
          <path d={spade} transform="translate(-32 -24) scale(.28)" />
        </g>
      ))}
    </g>
  );
}
