import { expect, test } from 'vitest';
import { wheelOrder } from '../../../../src/games/roulette/wheel.ts';
import {
  ballAt,
  inPocket,
  lyingPath,
  restMs,
  rollingPath,
  tilt,
  turnMs,
  wheelAngle,
} from './wheel-motion.ts';

const drawnAtMs = 1_800_000_003_217;
const radiusOf = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y / tilt);

test('the ball begins on the rim, comes to rest in its pocket, and goes on with the wheel without a jump', () => {
  for (const number of wheelOrder) {
    const [rolling, lying] = [rollingPath(number, drawnAtMs), lyingPath(number, drawnAtMs)];
    expect(radiusOf(rolling[0] ?? { x: 0, y: 0 })).toBeCloseTo(180, 6);
    const rest = inPocket(number, wheelAngle(drawnAtMs + restMs));
    for (const spot of [rolling.at(-1), lying[0], lying.at(-1)]) {
      expect(spot?.x).toBeCloseTo(rest.x, 6);
      expect(spot?.y).toBeCloseTo(rest.y, 6);
    }
  }
});

test('at rest every number lies at its place in the order of the wheel, whichever way that has turned', () => {
  for (const [index, number] of wheelOrder.entries()) {
    const { x, y } = inPocket(number, 90);
    const angle = (Math.atan2(x, -y / tilt) * 180) / Math.PI;
    expect((angle + 360) % 360).toBeCloseTo((90 + (index * 360) / wheelOrder.length) % 360, 6);
  }
});

test('what is drawn between two steps is a straight line that leaves the path by less than the ball is wide', () => {
  const path = rollingPath(17, drawnAtMs);
  for (let step = 0; step + 1 < path.length; step += 1) {
    const [from, to] = [path[step], path[step + 1]];
    const between = ballAt(17, drawnAtMs, (step + 0.5) * (restMs / (path.length - 1)));
    const middle = { x: ((from?.x ?? 0) + (to?.x ?? 0)) / 2, y: ((from?.y ?? 0) + (to?.y ?? 0)) / 2 };
    expect(Math.hypot(between.x - middle.x, between.y - middle.y)).toBeLessThan(7.5);
  }
});

test('the wheel turns once in its time', () => {
  expect(wheelAngle(turnMs * 4)).toBe(0);
  expect(wheelAngle(turnMs * 4 + turnMs / 4)).toBe(90);
});
