import { create } from 'zustand';

interface BusyStore {
  /** How many actions the whole page is waiting for. */
  readonly count: number;
}

export const useBusy = create<BusyStore>(() => ({ count: 0 }));

/** Covers the page until the promise settles: for what nothing else on the page may be done during. */
export async function whileBusy<T>(work: Promise<T>): Promise<T> {
  useBusy.setState(({ count }) => ({ count: count + 1 }));
  try {
    return await work;
  } finally {
    useBusy.setState(({ count }) => ({ count: count - 1 }));
  }
}
