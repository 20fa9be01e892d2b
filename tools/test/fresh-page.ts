import { afterAll, beforeAll, vi } from 'vitest';

type Pristine = Pick<Window, 'matchMedia' | 'open'>;
const held = globalThis as { pristinePage?: Pristine };

/** What tests put something else in place of, as it was before the first file of this worker. */
held.pristinePage ??= { matchMedia: window.matchMedia, open: window.open };
const pristine = held.pristinePage;

// The files of a worker share one page and what was imported, which is most of their time: each finds the page as it was.
beforeAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(window, pristine);
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.replaceChildren();
});

// A page may still be fetching a part of itself when its test is over: the worker must not end under it.
afterAll(() => vi.dynamicImportSettled());
