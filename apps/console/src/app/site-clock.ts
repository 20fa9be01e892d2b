import { siteInstant } from '@hanpan/rules';

/** "2026-11-20T23:30" on the site's clock, as inputs for a date and a time have it. */
export function siteLocal(atMs: number, timeZone: string): string {
  return siteInstant(atMs, timeZone).slice(0, 16);
}

/** The moment of such a text, in milliseconds, with seconds or without; undefined where it is none. */
export function fromSiteLocal(text: string, timeZone: string): number | undefined {
  const typed = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/.exec(text);
  const wallMs = Date.parse(`${typed?.[1]}${typed?.[2] ?? ':00'}.000Z`);
  if (Number.isNaN(wallMs)) return undefined;
  const shiftOf = (atMs: number) => Date.parse(`${siteInstant(atMs, timeZone).slice(0, 23)}Z`) - atMs;
  // Twice, because the offset may change between the first guess and the moment itself.
  const guessMs = wallMs - shiftOf(wallMs);
  return wallMs - shiftOf(guessMs);
}
