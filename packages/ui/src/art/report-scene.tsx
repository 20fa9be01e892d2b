import { pigment } from './pigments.ts';
import { GridLines } from './tiles/grid-lines.tsx';
import { TileFrame } from './tiles/tile-frame.tsx';

/** Heights of the bars, from the oldest day to today; the last one is lit. */
const bars = [46, 64, 52, 84, 70, 102, 118] as const;
const floor = 178;
const step = 24;

/** A ledger by lamplight: the picture of reports, which have no game and so no tile of their own. */
export function ReportScene() {
  const tops = bars.map((height, at) => `${47 + at * step} ${floor - height - 14}`);
  return (
    <TileFrame ground="#1b2a33">
      <GridLines step={30} stroke={pigment.bone} opacity={0.05} />
      <path d="M28 178H212" stroke={pigment.bone} strokeOpacity="0.35" strokeWidth="2" />
      {bars.map((height, at) => (
        <rect
          key={height}
          x={38 + at * step}
          y={floor - height}
          width="18"
          height={height}
          rx="3"
          fill={at === bars.length - 1 ? pigment.celadon : pigment.bellDeep}
        />
      ))}
      <path
        d={`M${tops.join('L')}`}
        fill="none"
        stroke={pigment.lamp}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {tops.map((top) => {
        const [x, y] = top.split(' ');
        return <circle key={top} cx={x} cy={y} r="4" fill={pigment.lanternRed} stroke={pigment.bone} />;
      })}
    </TileFrame>
  );
}
