import { Lantern } from '../lantern.tsx';
import { pigment } from '../pigments.ts';
import { ChipStack } from './chip-stack.tsx';
import { GroundShadow } from './ground-shadow.tsx';
import { TileFrame } from './tile-frame.tsx';

const floors = [0, 1, 2, 3];
const windows = [0, 1, 2, 3, 4, 5];

/** A hotel under tiled eaves at night, and the chips of its tables in front. */
export function HotelCasinoTile() {
  return (
    <TileFrame ground="#14232f">
      <circle cx="196" cy="38" r="16" fill={pigment.thread} />
      <path d="M14 60Q40 58 54 30H186Q200 58 226 60 196 74 120 74 44 74 14 60z" fill="#0b151c" />
      <path d="M46 24H194V34H46z" fill="#0b151c" />
      <path d="M40 68H200V220H40z" fill="#1d3140" />
      {floors.map((floor) =>
        windows.map((at) => (
          <rect
            key={`${floor}-${at}`}
            x={52 + at * 24}
            y={82 + floor * 24}
            width="14"
            height="16"
            rx="2"
            fill={pigment.lamp}
            opacity={(floor * 3 + at * 5) % 7 < 3 ? 0.25 : 0.9}
          />
        )),
      )}
      <Lantern x={30} y={104} scale={0.7} />
      <Lantern x={210} y={104} scale={0.7} />
      <path d="M0 186H240V220H0z" fill="#12372e" />
      <path d="M0 186H240" stroke={pigment.lamp} strokeOpacity=".5" strokeWidth="2" />
      <GroundShadow cx={122} cy={210} rx={88} ry={7} />
      <ChipStack x={70} y={194} count={3} fill={pigment.vermilion} edge="#8f2d18" />
      <ChipStack x={172} y={194} count={4} fill="#3f8a70" edge="#28604d" />
      <ChipStack x={122} y={198} count={5} fill="#25303a" edge="#161d24" />
    </TileFrame>
  );
}
