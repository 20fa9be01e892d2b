import { pigment } from '../pigments.ts';
import { TileFrame } from './tile-frame.tsx';

const pocketCount = 37;

export function RouletteTile() {
  return (
    <TileFrame ground="#3a2015">
      <g transform="translate(120 116)">
        <circle r="104" fill={pigment.wood} />
        <circle r="97" fill="#2b1810" />
        <g stroke={pigment.bone} strokeOpacity=".35" strokeWidth=".8">
          {Array.from({ length: pocketCount }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place on the wheel.
            <path key={at} d={pocket(at)} fill={pocketFill(at)} />
          ))}
        </g>
        <circle r="61" fill="#6d4127" />
        <circle r="46" fill={pigment.wood} />
        {[45, 135, 225, 315].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0 0H40" stroke={pigment.lamp} strokeWidth="5" strokeLinecap="round" />
            <circle cx="40" r="6" fill={pigment.lamp} />
          </g>
        ))}
        <circle r="13" fill={pigment.lamp} />
        <circle r="6" fill={pigment.wood} />
        <circle cx="56" cy="-46" r="7" fill={pigment.bone} />
      </g>
    </TileFrame>
  );
}

/** Pocket 0 is the green one; the others alternate. */
function pocketFill(at: number): string {
  if (at === 0) return '#2d6b57';
  return at % 2 === 1 ? pigment.vermilion : '#191412';
}

function pocket(at: number): string {
  const from = (at / pocketCount) * 2 * Math.PI;
  const to = ((at + 1) / pocketCount) * 2 * Math.PI;
  const point = (r: number, angle: number) =>
    `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  return `M${point(92, from)}A92 92 0 0 1 ${point(92, to)}L${point(62, to)}A62 62 0 0 0 ${point(62, from)}z`;
}
