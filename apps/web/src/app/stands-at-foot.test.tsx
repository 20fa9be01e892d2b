import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeResizeObserver } from '../test/fake-resize-observer.ts';
import { standsAtFoot } from './stands-at-foot.ts';

let resized: () => void = () => undefined;
let height = 0;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  resized = fakeResizeObserver();
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
const occupied = () => document.documentElement.style.getPropertyValue('--foot-bar');

test('what stands at the foot says how high it is, also when its words need another line, and takes it back', () => {
  height = 62;
  const { unmount } = render(<Bar gap="0px" />);
  expect(occupied()).toBe('62px');
  height = 122;
  resized();
  expect(occupied()).toBe('122px');
  unmount();
  expect(occupied()).toBe('0px');
});

test('the space below it counts; what is not at the foot, or not drawn at this width, counts nothing', () => {
  height = 100;
  const { rerender } = render(<Bar key="foot" gap="8px" />);
  expect(occupied()).toBe('108px');
  rerender(<Bar key="beside" />);
  expect(occupied()).toBe('0px');
  height = 0;
  rerender(<Bar key="hidden" gap="8px" />);
  expect(occupied()).toBe('0px');
});
