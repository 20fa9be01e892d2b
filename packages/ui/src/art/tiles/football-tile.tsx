import { useId } from 'react';
import { pigment } from '../pigments.ts';
import { TileFrame } from './tile-frame.tsx';

const patches =
  'M139.2 78.5L159.8 101 144.8 127.7 114.8 121.6 111.4 91.2zM172.3 68.8L169.6 45.5 191 35.7 206.9 53 195.4 73.5z' +
  'M179.3 129.6L200.7 119.8 216.6 137.1 205 157.6 182 152.9zM123.7 155L139.6 172.3 128 192.8 105 188.1 102.3 164.7z' +
  'M82.3 109.9L70.8 130.4 47.7 125.7 45.1 102.4 66.4 92.6zM112.4 56.7L89.4 52 86.7 28.7 108.1 18.9 124 36.2z';

const seams =
  'M139.2 78.5L143.9 55M110.7 53.1L143.9 55 175.3 66.1M159.8 101L183.7 98.3M175.3 66.1L183.7 98.3 182.8 131.5' +
  'M144.8 127.7L154.8 149.5M182.8 131.5L154.8 149.5 122.9 158.9M114.8 121.6L97.2 137.8M122.9 158.9L97.2 137.8 78.4 110.4' +
  'M111.4 91.2L90.5 79.4M78.4 110.4L90.5 79.4 110.7 53.1';

export function FootballTile() {
  const ball = useId();
  return (
    <TileFrame ground="#20401f">
      <path
        d="M0 0H34L-26 220H-60zM68 0H102L42 220H8zM136 0H170L110 220H76zM204 0H238L178 220H144zM272 0H306L246 220H212z"
        fill="#fff"
        opacity=".035"
      />
      <path
        d="M0 176H240M-10 220V120H70V220M120 176m-64 0a64 64 0 0 1 128 0"
        fill="none"
        stroke={pigment.bone}
        strokeOpacity=".5"
        strokeWidth="3"
      />
      <ellipse cx="134" cy="186" rx="58" ry="9" fill={pigment.shade} opacity=".35" />
      <clipPath id={ball}>
        <circle cx="134" cy="104" r="74" />
      </clipPath>
      <g clipPath={`url(#${ball})`}>
        <circle cx="134" cy="104" r="74" fill={pigment.bone} />
        <path d={patches} fill={pigment.ink} />
        <path d={seams} fill="none" stroke={pigment.ink} strokeWidth="3" />
        <path d="M64 134A74 74 0 0 0 208 100A96 96 0 0 1 64 134z" fill={pigment.shade} opacity=".16" />
      </g>
    </TileFrame>
  );
}
