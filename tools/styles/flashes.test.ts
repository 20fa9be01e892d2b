import { expect, test } from 'vitest';
import { type Animation, animationsOf, flashesInASecond } from './flashes.ts';
import { styleSheets } from './style-rules.ts';

const animations = [...styleSheets(), ...styleSheets(['apps/sandbox-vendor/client/src'])].flatMap(
  animationsOf,
);

test('the flashes of an animation are counted by the second', () => {
  const of = (css: string) => {
    const [found] = animationsOf({ path: 'a.css', text: css });
    return flashesInASecond(found as Animation);
  };
  const blink = '@keyframes blink { 50% { opacity: 0 } }';
  expect(of(`${blink} .a { animation: blink 0.25s infinite; }`)).toBe(4);
  expect(of(`${blink} .a { animation: blink 250ms 2; }`)).toBe(2);
  expect(of(`${blink} .a { animation: blink 500ms infinite alternate; }`)).toBe(1);
  expect(of(`${blink} .a { animation: blink var(--t-mid) var(--ease-out); }`)).toBe(1);
  const turn = '@keyframes turn { to { transform: rotate(1turn) } }';
  expect(of(`${turn} .a { animation: turn 100ms linear infinite; }`)).toBe(0);
});

test('[A11Y-4] no animation of a page or a game flashes more than three times in a second', () => {
  expect(animations.some(({ path }) => path.startsWith('apps/sandbox-vendor/'))).toBe(true);
  expect(animations.some(({ path }) => path.startsWith('packages/ui/'))).toBe(true);
  const tooMany = animations.filter((animation) => flashesInASecond(animation) > 3);
  expect(tooMany.map(({ path, selector }) => `${path} ${selector}`)).toEqual([]);
});
