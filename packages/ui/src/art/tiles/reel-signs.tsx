import { pigment } from '../pigments.ts';

interface Place {
  x: number;
  y: number;
  scale?: number;
}

export function Blossom({ x, y, scale = 1 }: Place) {
  const petals = [
    [0, -15],
    [14.3, -4.6],
    [8.8, 12.1],
    [-8.8, 12.1],
    [-14.3, -4.6],
  ] as const;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {petals.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="12" fill={pigment.blossom} />
      ))}
      <circle r="7" fill={pigment.bone} />
      <circle r="3" fill={pigment.vermilion} />
    </g>
  );
}

export function Bell({ x, y, scale = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-18 12c4-4 4-10 4-16a14 14 0 0 1 28 0c0 6 0 12 4 16z" fill={pigment.bell} />
      <path d="M-22 12h44v5h-44z" fill={pigment.bellDeep} />
      <circle cy="22" r="5" fill={pigment.bellDeep} />
    </g>
  );
}
