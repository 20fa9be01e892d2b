import { vi } from 'vitest';

/** Stands for the observer of sizes until the globals are put back. Returns what tells that something has another size now. */
export function fakeResizeObserver(): () => void {
  let resized: () => void = () => undefined;
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
  return () => resized();
}
