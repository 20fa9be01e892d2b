import { pigment } from '../pigments.ts';
import { GridLines } from './grid-lines.tsx';
import { GroundShadow } from './ground-shadow.tsx';
import { TileFrame } from './tile-frame.tsx';

const pad =
  'M-62-34C-40-42 40-42 62-34 82-26 96 26 90 46 85 62 66 62 55 46L42 28C36 22-36 22-42 28L-55 46C-66 62-85 62-90 46-96 26-82-26-62-34z';

export function EsportsTile() {
  return (
    <TileFrame ground="#23203f">
      <GridLines step={24} stroke="#a9a3e0" opacity={0.09} />
      <path d="M36 24H204V112H36z" fill="#15132b" />
      <path d="M36 24H120V112H36z" fill="#1f3d3a" />
      <path d="M120 24H204V112H120z" fill="#47211c" />
      <path d="M126 24L108 112" stroke={pigment.bone} strokeOpacity=".8" strokeWidth="3" />
      <path d="M78 50l16 10v16L78 86 62 76V60z" fill={pigment.celadon} />
      <path d="M164 48l6 13 14 2-10 10 3 14-13-7-13 7 3-14-10-10 14-2z" fill={pigment.vermilion} />
      <path
        d="M36 24H204V112H36zM106 112L100 128H140L134 112"
        fill="none"
        stroke="#5c568f"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <GroundShadow cx={120} cy={206} rx={78} ry={7} />
      <g transform="translate(120 152) scale(.86)">
        <path d={pad} fill={pigment.bone} />
        <path d={pad} fill={pigment.shade} opacity=".1" transform="translate(0 6) scale(.97 .9)" />
        <path
          d="M-58-16h12v12h12v12h-12V20h-12V8h-12V-4h12z"
          fill={pigment.ink}
          transform="translate(4 -4)"
        />
        <g fill={pigment.ink}>
          <circle cx="48" cy="-16" r="7" fill={pigment.vermilion} />
          <circle cx="48" cy="10" r="7" />
          <circle cx="35" cy="-3" r="7" />
          <circle cx="61" cy="-3" r="7" fill="#3f8a70" />
        </g>
        <path
          d="M-12-12h8M4-12h8"
          stroke={pigment.ink}
          strokeOpacity=".5"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </TileFrame>
  );
}
