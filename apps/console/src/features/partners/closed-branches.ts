/** More than these are not kept closed: the call takes no more, and an address has an end. */
const mostClosed = 60;

/** The branches that are closed, as the address of the page has them: `closed=12-7`. */
export function readClosed(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? keysOf(String(value)).join('-') : '';
}

export function keysOf(text: string): number[] {
  const keys = text
    .split('-')
    .map(Number)
    .filter((key) => Number.isSafeInteger(key) && key > 0);
  return [...new Set(keys)].slice(-mostClosed);
}

/** The same with one branch closed that was open, or open that was closed. */
export function toggled(text: string, key: number): string {
  const keys = keysOf(text);
  const next = keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
  return next.slice(-mostClosed).join('-');
}
