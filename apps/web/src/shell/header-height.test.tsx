import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeResizeObserver } from '../test/fake-resize-observer.ts';
import { tellsHeight } from './header-height.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a header with further lines says how high it is, and one as usual or gone leaves the height to the tokens', () => {
  const resized = fakeResizeObserver();
  const heightOf = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get');
  const { unmount } = render(<header ref={tellsHeight} />);
  const told = (height: number) => {
    heightOf.mockReturnValue(height);
    resized();
    return document.documentElement.style.getPropertyValue('--header');
  };
  expect(told(112)).toBe('');
  expect(told(200)).toBe('200px');
  expect(told(112)).toBe('');
  expect(told(200)).toBe('200px');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--header')).toBe('');
});
