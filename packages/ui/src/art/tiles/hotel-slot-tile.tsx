import { Lantern } from '../lantern.tsx';
import { pigment } from '../pigments.ts';
import { GridLines } from './grid-lines.tsx';
import { GroundShadow } from './ground-shadow.tsx';
import { Bell, Blossom } from './reel-signs.tsx';
import { TileFrame } from './tile-frame.tsx';

/** The machine itself, as it stands in a hotel's hall. */
export function HotelSlotTile() {
  return (
    <TileFrame ground="#3b1d33">
      <GridLines step={30} stroke="#e6b7d3" opacity={0.07} />
      <GroundShadow cx={114} cy={206} rx={76} ry={8} />
      <path d="M190 96v44" stroke="#8c7a62" strokeWidth="8" strokeLinecap="round" />
      <circle cx="190" cy="88" r="12" fill={pigment.vermilion} />
      <path d="M170 138h22v12h-22z" fill="#8c7a62" />
      <path d="M50 46a64 40 0 0 1 128 0V204H50z" fill={pigment.vermilion} />
      <path d="M58 52a56 34 0 0 1 112 0V64H58z" fill="#7c2413" />
      <path
        d="M74 46h80M84 34h60"
        stroke={pigment.lamp}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <path d="M58 74h112v64H58z" fill="#2a0f0b" />
      {[78, 114, 150].map((x) => (
        <rect key={x} x={x - 16} y="80" width="32" height="52" rx="3" fill={pigment.bone} />
      ))}
      <Blossom x={78} y={106} scale={0.58} />
      <Lantern x={114} y={106} scale={0.66} />
      <Bell x={150} y={104} scale={0.62} />
      <path d="M44 138H184L192 160H36z" fill="#9c3119" />
      <g fill={pigment.lamp}>
        <circle cx="76" cy="149" r="5" />
        <circle cx="98" cy="149" r="5" opacity=".6" />
        <rect x="124" y="143" width="40" height="12" rx="6" />
      </g>
      <path d="M62 170h104v26H62z" fill="#7c2413" />
      <path d="M74 183h80" stroke={pigment.bone} strokeOpacity=".4" strokeWidth="3" strokeLinecap="round" />
    </TileFrame>
  );
}
