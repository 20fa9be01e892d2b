import { pigment } from '../pigments.ts';
import { TileFrame } from './tile-frame.tsx';

const fins =
  'M-22-40C-52-38-58-14-50 0c10-6 20-14 28-22zM22-40C52-38 58-14 50 0c-10-6-20-14-28-22z' +
  'M-16 18C-34 20-38 34-34 44c8-2 16-8 22-14zM16 18C34 20 38 34 34 44c-8-2-16-8-22-14z';
const tail = 'M0 52C-8 74-34 92-40 104-20 106-4 94 0 82 4 94 20 106 40 104 34 92 8 74 0 52z';
const body = 'M0-92C22-88 34-62 34-36 34 4 16 44 0 66-16 44-34 4-34-36-34-62-22-88 0-92z';
const spots =
  'M-24-72C-12-90 12-90 24-72 20-52 6-46-4-56-12-50-22-56-24-72zM-33-26c14-8 34-4 38 10 2 14-16 22-30 16-5-8-8-18-8-26z' +
  'M8 22c10-4 16 0 13 8-6 12-14 20-19 24-4-10-2-24 6-32z';
const scales: readonly (readonly [number, number])[] = [
  [-20, -30],
  [-4, -30],
  [-26, -18],
  [-10, -18],
  [6, -18],
  [-28, -6],
  [-12, -6],
  [4, -6],
  [-26, 6],
  [-10, 6],
  [6, 6],
  [-22, 18],
  [-6, 18],
  [4, 18],
  [-18, 30],
  [-2, 30],
  [-12, 42],
];

export function FishingTile() {
  return (
    <TileFrame ground="#0f3a44">
      <Ripple cx={186} cy={48} radii={[10, 20, 32, 46]} />
      <Ripple cx={36} cy={176} radii={[12, 26, 42, 60]} />
      <g transform="translate(118 112) rotate(38)">
        <path d={fins} fill={pigment.bone} opacity=".8" />
        <path d={tail} fill={pigment.vermilion} opacity=".9" />
        <path d={body} fill={pigment.bone} />
        <path d={spots} fill={pigment.vermilion} />
        <path
          d={scales.map(([x, y]) => `M${x} ${y}a9 9 0 0 1 16 0`).join('')}
          fill="none"
          stroke="#b9a98d"
          strokeOpacity=".55"
          strokeWidth="1.4"
        />
        <circle cx="-21" cy="-62" r="4" fill={pigment.ink} />
        <circle cx="21" cy="-62" r="4" fill={pigment.ink} />
        <path
          d="M-7-91c-8-4-12-12-11-18M7-91c8-4 12-12 11-18"
          stroke={pigment.bone}
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </TileFrame>
  );
}

function Ripple({ cx, cy, radii }: { cx: number; cy: number; radii: readonly number[] }) {
  return (
    <g fill="none" stroke="#9fd6dc" strokeWidth="1.5">
      {radii.map((r, at) => (
        <circle key={r} cx={cx} cy={cy} r={r} strokeOpacity={0.5 - at * 0.13} />
      ))}
    </g>
  );
}
