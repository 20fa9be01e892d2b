import { pigment } from '../pigments.ts';

export interface NumberBallProps {
  cx: number;
  cy: number;
  r: number;
  text: string;
  power?: boolean;
}

export function NumberBall({ cx, cy, r, text, power = false }: NumberBallProps) {
  const size = Math.round(r * 0.98);
  return (
    <g>
      <ellipse cx={cx} cy={cy + r * 1.06} rx={r * 0.8} ry={r * 0.16} fill={pigment.shade} opacity=".28" />
      <circle cx={cx} cy={cy} r={r} fill={power ? pigment.vermilion : pigment.bone} />
      <path
        transform={`translate(${cx} ${cy}) scale(${r})`}
        d="M-.86.5A1 1 0 0 0 .99-.1 1.25 1.25 0 0 1-.86.5z"
        fill={power ? '#2a0600' : pigment.shade}
        opacity=".13"
      />
      <text
        x={cx}
        y={cy + size * 0.35}
        textAnchor="middle"
        fontSize={size}
        fontWeight="700"
        letterSpacing="-.03em"
        fill={power ? '#fff6f0' : pigment.ink}
      >
        {text}
      </text>
    </g>
  );
}
