import { useEffect, useState } from 'react';

/**
 * How many moments of a round's showing have passed. The server says when it began, so that who comes late sees it as far as
 * everybody else.
 */
export function useMarks(
  beganAtMs: number | null,
  clockOffsetMs: number,
  marksMs: readonly number[],
): number {
  const passed = () => {
    if (beganAtMs === null) return 0;
    const elapsed = Date.now() + clockOffsetMs - beganAtMs;
    return marksMs.filter((mark) => mark <= elapsed).length;
  };
  const [, setTick] = useState(0);
  const count = passed();
  const next = marksMs[count];
  useEffect(() => {
    if (beganAtMs === null || next === undefined) return;
    const inMs = beganAtMs + next - clockOffsetMs - Date.now();
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.max(0, inMs) + 4);
    return () => clearTimeout(timer);
  }, [beganAtMs, clockOffsetMs, next]);
  return count;
}
