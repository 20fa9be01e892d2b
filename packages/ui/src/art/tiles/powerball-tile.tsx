import { NumberBall } from './number-ball.tsx';
import { TileFrame } from './tile-frame.tsx';

const rings = Array.from({ length: 11 }, (_, at) => 60 + at * 22);

export function PowerballTile() {
  return (
    <TileFrame ground="#1b2b4d">
      <g fill="none" stroke="#7f9fd6" strokeOpacity=".13" strokeWidth="1.5">
        {rings.map((r) => (
          <circle key={r} cx="120" cy="250" r={r} />
        ))}
      </g>
      <NumberBall cx={46} cy={74} r={25} text="03" />
      <NumberBall cx={98} cy={52} r={25} text="11" />
      <NumberBall cx={152} cy={52} r={25} text="17" />
      <NumberBall cx={200} cy={78} r={25} text="24" />
      <NumberBall cx={56} cy={142} r={29} text="28" />
      <NumberBall cx={142} cy={144} r={50} text="7" power />
    </TileFrame>
  );
}
