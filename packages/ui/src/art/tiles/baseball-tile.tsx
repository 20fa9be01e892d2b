import { useId } from 'react';
import { pigment } from '../pigments.ts';
import { GroundShadow } from './ground-shadow.tsx';
import { TileFrame } from './tile-frame.tsx';

const stitchPlaces = Array.from({ length: 11 }, (_, at) => -60 + at * 12);

export function BaseballTile() {
  const ball = useId();
  return (
    <TileFrame ground="#1f3d33">
      <path d="M120-60L270 90 120 240-30 90z" fill="#6a4a31" />
      <path d="M120-24L234 90 120 204 6 90z" fill="#24493c" />
      <path d="M120 214L-20 74M120 214L260 74" stroke={pigment.bone} strokeOpacity=".55" strokeWidth="3" />
      <path d="M106 200h28v10l-14 12-14-12z" fill={pigment.bone} />
      <GroundShadow cx={122} cy={178} rx={56} ry={8} />
      <clipPath id={ball}>
        <circle cx="122" cy="98" r="70" />
      </clipPath>
      <g clipPath={`url(#${ball})`}>
        <circle cx="122" cy="98" r="70" fill={pigment.bone} />
        <g transform="translate(122 98) rotate(18)">
          <Stitches side={-1} />
          <Stitches side={1} />
        </g>
        <path d="M56 126A70 70 0 0 0 192 94A92 92 0 0 1 56 126z" fill={pigment.shade} opacity=".13" />
      </g>
    </TileFrame>
  );
}

function Stitches({ side }: { side: 1 | -1 }) {
  const seam = (y: number) => 30 + (y * y) / 140;
  return (
    <g transform={`scale(${side} 1)`} fill="none" stroke={pigment.vermilion} strokeLinecap="round">
      <path d="M56-66Q2 0 56 66" strokeWidth="2" opacity=".6" />
      {stitchPlaces.map((y) => (
        <path key={y} d={`M${seam(y) - 8} ${y + 5}L${seam(y)} ${y}l8 6`} strokeWidth="3" />
      ))}
    </g>
  );
}
