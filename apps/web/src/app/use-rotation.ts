import { prefersStillness } from '@hanpan/ui';
import { useEffect, useState } from 'react';

export interface Rotation {
  readonly index: number;
  readonly isPaused: boolean;
  readonly step: (by: number) => void;
  readonly togglePause: () => void;
  /** For the region: it pauses while it is hovered or focused. */
  readonly holdProps: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Which of `count` is shown. It moves by itself until it is paused; with reduced motion it never does (WCAG 2.2.2). */
export function useRotation(count: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(() => prefersStillness());
  const [isHeld, setHeld] = useState(false);
  const isMoving = !isPaused && !isHeld && count > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual step gives the new one its full time.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setIndex((held) => (held + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [isMoving, count, everyMs, index]);
  return {
    index: count === 0 ? 0 : index % count,
    isPaused,
    step: (by) => setIndex((held) => (held + by + count) % count),
    togglePause: () => setPaused((held) => !held),
    holdProps: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
