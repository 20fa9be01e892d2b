const key = 'hanpan-saved-id';

/** Storage may be closed to the page, and then nothing is remembered. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The id that somebody asked this device to remember; it never leaves it. */
export function savedId(): string | undefined {
  return quietly(() => localStorage.getItem(key)) ?? undefined;
}

export function saveId(memId: string | undefined): void {
  quietly(() => (memId === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, memId)));
}
