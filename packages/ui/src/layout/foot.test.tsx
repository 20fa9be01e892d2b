import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBelow, standsAboveFoot, standsAtFoot } from './foot.ts';

let resized: () => void = () => undefined;
let height = 0;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Bar = ({ gap }: { gap?: string }) => (
  <button
    ref={standsAtFoot}
    type="button"
    style={gap === undefined ? {} : ({ '--foot-gap': gap } as object)}
  />
);
const Floating = () => <aside ref={standsAboveFoot} />;
const floats = () => screen.getByRole('complementary').style.getPropertyValue('--foot-bar');
const restsAbove = () => document.documentElement.style.getPropertyValue('scroll-padding-bottom');

test('what stands at the foot says how high it is, also when its words need another line, and takes it back', () => {
  height = 62;
  const { rerender } = render([<Floating key="floating" />, <Bar key="bar" gap="0px" />]);
  expect(floats()).toBe('62px');
  height = 122;
  resized();
  expect(floats()).toBe('122px');
  rerender([<Floating key="floating" />]);
  expect(floats()).toBe('0px');
});

test('what begins to float later is told what stands there, and what has left no more', () => {
  height = 62;
  const { rerender } = render([<Bar key="bar" gap="0px" />]);
  rerender([<Bar key="bar" gap="0px" />, <Floating key="floating" />]);
  expect(floats()).toBe('62px');
  const left = screen.getByRole('complementary');
  rerender([<Bar key="bar" gap="0px" />]);
  rerender([]);
  expect(left.style.getPropertyValue('--foot-bar')).toBe('62px');
});

test('the space below it counts; what is not at the foot, or not drawn at this width, counts nothing', () => {
  height = 100;
  const floating = <Floating key="floating" />;
  const { rerender } = render([floating, <Bar key="foot" gap="8px" />]);
  expect(floats()).toBe('108px');
  rerender([floating, <Bar key="beside" />]);
  expect(floats()).toBe('0px');
  height = 0;
  rerender([floating, <Bar key="hidden" gap="8px" />]);
  expect(floats()).toBe('0px');
});

test('what takes the focus comes to rest above all that is kept there, and the root has no property that others inherit', () => {
  height = 62;
  const { unmount } = render(<Bar gap="0px" />);
  keepBelow('toasts', 60);
  expect(restsAbove()).toBe('calc(var(--foot) + var(--s-2) + 122px)');
  unmount();
  expect(restsAbove()).toBe('calc(var(--foot) + var(--s-2) + 60px)');
  keepBelow('toasts', 0);
  expect(restsAbove()).toBe('');
  expect(document.documentElement.style.getPropertyValue('--foot-bar')).toBe('');
});
