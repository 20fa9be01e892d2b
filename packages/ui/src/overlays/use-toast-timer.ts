import { useEffect, useRef } from 'react';

/** Calls `onLeave` after `durationMs` without a pause; pausing stops the clock, not only the end. */
export function useToastTimer(durationMs: number, held: boolean, onLeave: () => void): void {
  const leftMs = useRef(durationMs);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (held) return;
    const startedAtMs = performance.now();
    const timer = setTimeout(() => leave.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAtMs;
    };
  }, [held]);
}
