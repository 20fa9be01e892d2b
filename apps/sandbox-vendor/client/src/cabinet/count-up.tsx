import { useEffect, useState } from 'react';
import type { Translate } from '../messages/translate.ts';
import { Money } from './money.tsx';

interface CountUpProps {
  to: number;
  durationMs: number;
  t: Translate;
}

/** Runs up to a win. Under reduced motion, and for screen readers, the amount is simply there. */
export function CountUp({ to, durationMs, t }: CountUpProps) {
  const [value, setValue] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setValue(to);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      // A frame carries the time at which it began, which may lie before the start: a win never begins below nothing.
      const share = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      setValue(Math.floor(to * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
      else setValue(to);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, durationMs]);
  return <Money value={value} t={t} />;
}
