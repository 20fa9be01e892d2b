import { isoOf } from '../../kernel/clock.ts';

/** Whether a member has excluded itself from playing; the moment at which it ends is free again. */
export function isExcluded(
  { excludedUntil }: { readonly excludedUntil: Date | null },
  nowMs: number,
): boolean {
  return excludedUntil !== null && excludedUntil.getTime() > nowMs;
}

/** Until when it is excluded; null where it is not, or not any more. */
export function exclusionEnd(excludedUntil: Date | null, nowMs: number): string | null {
  return excludedUntil !== null && isExcluded({ excludedUntil }, nowMs) ? isoOf(excludedUntil) : null;
}
