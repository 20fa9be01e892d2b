import { vi } from 'vitest';

/** What the page is told of its window, until mocks are restored: whether each media query holds. */
export function mockMedia(holds: (query: string) => boolean): void {
  const nothing = () => undefined;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: holds(query),
        addEventListener: nothing,
        removeEventListener: nothing,
      }) as unknown as MediaQueryList,
  );
}

/** There is room for a slip beside the board. */
export const mockWideWindow = () => mockMedia((query) => query.includes('min-width'));
