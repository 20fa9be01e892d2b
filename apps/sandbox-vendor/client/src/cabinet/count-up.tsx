import { useEffect, useRef } from 'react';
import { formatNumber } from '../messages/figures.ts';
import type { Translate } from '../messages/translate.ts';
import { Won } from './money.tsx';

interface CountUpProps {
  to: number;
  durationMs: number;
  t: Translate;
}

/** Digits that change more often cannot be read, and every change is laid out and painted. */
const betweenChangesMs = 45;

/** Runs up to a win. Under reduced motion, and for screen readers, the amount is simply there. */
export function CountUp({ to, durationMs, t }: CountUpProps) {
  const digits = useRef<HTMLSpanElement>(null);
  const { lang } = t;
  useEffect(() => {
    const show = (value: number) => {
      if (digits.current) digits.current.textContent = formatNumber(value, lang);
    };
    show(0);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(to);
      return;
    }
    const startedAt = performance.now();
    let changedAt = startedAt;
    let frame = requestAnimationFrame(function step(now) {
      // A frame carries the time at which it began, which may lie before the start: a win never begins below nothing.
      const share = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      if (share === 1) return show(to);
      frame = requestAnimationFrame(step);
      if (now - changedAt < betweenChangesMs) return;
      changedAt = now;
      show(Math.floor(to * (1 - (1 - share) ** 3)));
    });
    return () => cancelAnimationFrame(frame);
  }, [to, durationMs, lang]);
  return (
    <Won t={t}>
      <span ref={digits}>{formatNumber(0, lang)}</span>
    </Won>
  );
}
