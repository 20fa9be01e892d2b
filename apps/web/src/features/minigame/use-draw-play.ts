import { prefersStillness } from '@hanpan/ui';
import { useEffect, useState } from 'react';

export interface DrawPlay {
  /** How many steps of the draw are shown; all of them once it is over. */
  readonly shown: number;
  readonly isPlaying: boolean;
  readonly skip: () => void;
  readonly replay: () => void;
}

interface Played {
  readonly key: string | undefined;
  readonly shown: number;
}

/**
 * Plays a result that the server has drawn, step by step. What was there when the page came is shown whole; a result
 * that arrives while somebody watches is played, unless they asked their system for less motion.
 */
export function useDrawPlay(key: string | undefined, steps: number, stepMs: number): DrawPlay {
  const [played, setPlayed] = useState<Played>({ key, shown: steps });
  if (played.key !== key) {
    const isStill = prefersStillness();
    setPlayed({ key, shown: isStill ? steps : 0 });
  }
  const isPlaying = played.key === key && played.shown < steps;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setPlayed((held) => ({ ...held, shown: held.shown + 1 })), stepMs);
    return () => clearInterval(timer);
  }, [isPlaying, stepMs]);
  return {
    shown: Math.min(played.shown, steps),
    isPlaying,
    skip: () => setPlayed({ key, shown: steps }),
    replay: () => setPlayed({ key, shown: 0 }),
  };
}
