import { pigment } from '../pigments.ts';
import { TileFrame } from './tile-frame.tsx';

const columns = 7;
const rows = 6;
const drawn = new Set([2, 5, 12, 17, 21, 22, 32, 34, 37, 42]);
const matched = new Set([13, 18]);

export function SpeedKenoTile() {
  return (
    <TileFrame ground="#2f1a35">
      {Array.from({ length: columns * rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number of the board is its own place.
        <Cell key={at} number={at + 1} />
      ))}
    </TileFrame>
  );
}

function Cell({ number }: { number: number }) {
  const x = 19 + ((number - 1) % columns) * 29.5;
  const y = 22 + Math.floor((number - 1) / columns) * 30;
  const [fill, ink] = colours(number);
  return (
    <g>
      <rect x={x} y={y} width="25" height="25" rx="5" fill={fill} />
      <text x={x + 12.5} y={y + 17} textAnchor="middle" fontSize="12" fontWeight="600" fill={ink}>
        {number}
      </text>
    </g>
  );
}

function colours(number: number): readonly [string, string] {
  if (matched.has(number)) return [pigment.vermilion, '#fff6f0'];
  return drawn.has(number) ? [pigment.bone, '#2b1730'] : ['#452a4c', '#9d7fa6'];
}
