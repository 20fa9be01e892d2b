import { useId } from 'react';
import { pigment } from '../pigments.ts';
import { GroundShadow } from './ground-shadow.tsx';
import { TileFrame } from './tile-frame.tsx';

const boards = Array.from({ length: 9 }, (_, at) => at * 28);

export function BasketballTile() {
  const ball = useId();
  return (
    <TileFrame ground="#6b4226">
      <path
        d={boards.map((y, at) => `M0 ${y}H240M${at % 2 === 0 ? 70 : 150} ${y}v28`).join('')}
        stroke="#3a2015"
        strokeOpacity=".35"
        fill="none"
      />
      <path
        d="M-10 172H250M66 172a74 74 0 0 1 148 0M100 220V172H180V220"
        fill="none"
        stroke={pigment.bone}
        strokeOpacity=".55"
        strokeWidth="3"
      />
      <GroundShadow cx={112} cy={190} rx={58} ry={9} />
      <clipPath id={ball}>
        <circle cx="112" cy="106" r="74" />
      </clipPath>
      <g clipPath={`url(#${ball})`}>
        <circle cx="112" cy="106" r="74" fill="#d97b3c" />
        <g transform="rotate(-24 112 106)" fill="none" stroke="#2a1208" strokeWidth="4">
          <path d="M20 106H204M112 20V192M62 34c34 40 34 104 0 144M162 34c-34 40-34 104 0 144" />
        </g>
        <path d="M42 136A74 74 0 0 0 186 102A96 96 0 0 1 42 136z" fill={pigment.shade} opacity=".16" />
        <path
          d="M66 62a62 62 0 0 1 40-24"
          fill="none"
          stroke="#fff"
          strokeOpacity=".22"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
    </TileFrame>
  );
}
