import { pigment } from '../pigments.ts';
import { GridLines } from './grid-lines.tsx';
import { TileFrame } from './tile-frame.tsx';

export interface LadderPictureProps {
  ground: string;
  grid: string;
  pole: string;
  rest: string;
  /** Rungs from above; their number decides where the marked way ends. */
  rungs: readonly number[];
}

/**
 * A ladder game with its marked way. Left and right are arrows and odd and even are pips,
 * so the picture needs no language.
 */
export function LadderPicture({ ground, grid, pole, rest, rungs }: LadderPictureProps) {
  const endsRight = rungs.length % 2 === 1;
  return (
    <TileFrame ground={ground}>
      <GridLines step={20} stroke={grid} opacity={0.06} />
      <g fill="none" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M76 46V172M164 46V172${rungs.map((y) => `M76 ${y}H164`).join('')}`} stroke={pole} />
        <path d={markedWay(rungs)} stroke={pigment.celadon} />
      </g>
      <Start x={76} points={-1} fill={pigment.celadon} ink="#0a1f19" />
      <Start x={164} points={1} fill={rest} ink={pole} />
      <Foot x={76} pips={1} fill={endsRight ? rest : pigment.celadon} ink={endsRight ? pole : '#0a1f19'} />
      <Foot x={164} pips={2} fill={endsRight ? pigment.celadon : rest} ink={endsRight ? '#0a1f19' : pole} />
    </TileFrame>
  );
}

function markedWay(rungs: readonly number[]): string {
  const crossings = rungs.map((y, at) => `V${y}H${at % 2 === 0 ? 164 : 76}`);
  return `M76 46${crossings.join('')}V172`;
}

function Start({ x, points, fill, ink }: { x: number; points: 1 | -1; fill: string; ink: string }) {
  return (
    <g transform={`translate(${x} 38) scale(${points} 1)`}>
      <circle r="18" fill={fill} />
      <path
        d="M-7 0H7M1.5-6L7.5 0 1.5 6"
        fill="none"
        stroke={ink}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Foot({ x, pips, fill, ink }: { x: number; pips: 1 | 2; fill: string; ink: string }) {
  return (
    <g transform={`translate(${x} 186)`}>
      <rect x="-24" y="-18" width="48" height="36" rx="7" fill={fill} />
      {(pips === 1 ? [0] : [-8, 8]).map((cx) => (
        <circle key={cx} cx={cx} r="5" fill={ink} />
      ))}
    </g>
  );
}
