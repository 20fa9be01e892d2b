import { type Amount, amount } from '@hanpan/money';
import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../provider/prefers-stillness.ts';

const countUpMs = 360;

/** The amount to draw now. Rises to a larger one in 360 ms; everything else is immediate. */
export function useCountUp(target: Amount, enabled: boolean): Amount {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    from.current = target;
    if (!enabled || target <= start || prefersStillness()) {
      setShown(target);
      return;
    }
    let frame: number;
    const startedAtMs = performance.now();
    const step = (atMs: number) => {
      const part = Math.min(1, Math.max(0, (atMs - startedAtMs) / countUpMs));
      setShown(amount(start + Math.floor((target - start) * easeOut(part))));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, enabled]);
  return enabled ? shown : target;
}

function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}
