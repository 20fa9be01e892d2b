import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { useTickingNow } from '../provider/use-ticking-now.ts';
import styles from './countdown.module.css';
import { clockParts, formatClock } from './format-clock.ts';

export interface CountdownProps {
  untilMs: number;
  /** What ends then. */
  label: string;
  size?: 'md' | 'lg' | undefined;
  /** Turns vermilion when this much or less is left. */
  urgentFromMs?: number | undefined;
  /** Called once, when the time is over while it is on screen. */
  onDone?: (() => void) | undefined;
  className?: string | undefined;
}

export function Countdown(props: CountdownProps) {
  const { untilMs, label, size = 'md', urgentFromMs = 10_000, className } = props;
  const { texts } = useUi();
  const leftMs = Math.max(0, untilMs - useTickingNow());
  useDone(leftMs === 0, untilMs, props.onDone);
  const parts = clockParts(leftMs, 'up');
  // A screen reader announces whole minutes and ten seconds; a tick each second would drown out the page.
  const isTold = parts.seconds === 0 || (parts.hours + parts.minutes === 0 && parts.seconds === 10);
  return (
    <span
      role="timer"
      aria-label={label}
      className={clsx(styles.clock, styles[size], leftMs <= urgentFromMs && styles.urgent, className)}
    >
      {formatClock(parts)}
      <VisuallyHidden aria-live="polite">
        {isTold && texts.timeLeft(parts.hours * 60 + parts.minutes, parts.seconds)}
      </VisuallyHidden>
    </span>
  );
}

/** Once per deadline, and only for one that was still ahead when it came on screen. */
function useDone(isOver: boolean, untilMs: number, onDone: (() => void) | undefined): void {
  const awaited = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!isOver) awaited.current = untilMs;
    else if (awaited.current === untilMs) {
      awaited.current = undefined;
      onDone?.();
    }
  }, [isOver, untilMs, onDone]);
}
