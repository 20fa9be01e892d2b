import { useId } from 'react';
import { Lantern } from '../lantern.tsx';
import { pigment } from '../pigments.ts';
import { Bell, Blossom } from './reel-signs.tsx';
import { TileFrame } from './tile-frame.tsx';

export function SlotTile() {
  const shade = useId();
  return (
    <TileFrame ground="#4a1c14">
      <defs>
        <linearGradient id={shade} x2="0" y2="1">
          <stop offset="0" stopColor="#2a0f0b" stopOpacity=".78" />
          <stop offset=".36" stopColor="#2a0f0b" stopOpacity="0" />
          <stop offset=".64" stopColor="#2a0f0b" stopOpacity="0" />
          <stop offset="1" stopColor="#2a0f0b" stopOpacity=".78" />
        </linearGradient>
      </defs>
      {[50, 120, 190].map((x) => (
        <g key={x}>
          <rect x={x - 31} y="-10" width="62" height="240" fill={pigment.bone} />
          <rect x={x - 31} y="-10" width="62" height="240" fill={`url(#${shade})`} />
          {x === 120 ? <Bell x={x} y={26} /> : <Blossom x={x} y={26} />}
          <Lantern x={x} y={108} scale={1.08} />
          {x === 120 ? <Blossom x={x} y={194} /> : <Bell x={x} y={194} />}
        </g>
      ))}
      <path d="M6 108h10M224 108h10" stroke={pigment.lamp} strokeWidth="4" strokeLinecap="round" />
      <path d="M12 62h216v92H12z" fill="none" stroke={pigment.lamp} strokeWidth="2.5" />
    </TileFrame>
  );
}
