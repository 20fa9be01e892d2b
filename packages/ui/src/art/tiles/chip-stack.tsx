import { pigment } from '../pigments.ts';

export interface ChipStackProps {
  x: number;
  y: number;
  count: number;
  fill: string;
  edge: string;
}

/** Chips seen a little from above; `y` is the foot of the stack. */
export function ChipStack({ x, y, count, fill, edge }: ChipStackProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <g key={at} transform={`translate(0 ${-at * 11})`}>
          <path d="M-26 0v9a26 9 0 0 0 52 0V0z" fill={edge} />
          <path d="M-15 7v9M0 9v9M15 7v9" stroke={pigment.bone} strokeWidth="7" opacity=".85" />
          <ellipse rx="26" ry="9" fill={fill} />
        </g>
      ))}
      <g transform={`translate(0 ${-(count - 1) * 11})`} fill="none">
        <ellipse rx="22" ry="7.4" stroke={pigment.bone} strokeWidth="3.4" strokeDasharray="9 8" />
        <ellipse rx="13" ry="4.4" stroke={pigment.bone} strokeOpacity=".6" strokeWidth="1.6" />
      </g>
    </g>
  );
}
