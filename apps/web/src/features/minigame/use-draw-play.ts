import type { MiniGame } from '@hanpan/contract';
import { prefersStillness } from '@hanpan/ui';
import { useEffect, useState } from 'react';

interface Act {
  readonly steps: number;
  readonly stepMs: number;
}

/** How many steps a draw has on the stage, and how long each takes. */
export const acts: Readonly<Record<MiniGame, Act>> = {
  powerball: { steps: 6, stepMs: 1200 },
  powerladder: { steps: 3, stepMs: 1700 },
  speedkino: { steps: 22, stepMs: 300 },
  kinoladder: { steps: 3, stepMs: 1700 },
};

export interface DrawPlay {
  /** How many steps of the draw are shown; all of them once it is over. */
  readonly shown: number;
  readonly isPlaying: boolean;
  /** Whether it is played for the first time: nothing else tells the result yet. */
  readonly isUntold: boolean;
  readonly skip: () => void;
  readonly replay: () => void;
}

interface Played {
  readonly key: string | undefined;
  readonly shown: number;
  readonly isReplay: boolean;
}

/**
 * Plays a result that the server has drawn, step by step. What was there when the page came is shown whole; a result
 * that arrives while somebody watches is played, unless they asked their system for less motion.
 */
export function useDrawPlay(key: string | undefined, { steps, stepMs }: Act): DrawPlay {
  const [played, setPlayed] = useState<Played>({ key, shown: steps, isReplay: false });
  if (played.key !== key) {
    const isStill = prefersStillness() || document.hidden;
    setPlayed({ key, shown: isStill ? steps : 0, isReplay: false });
  }
  const isPlaying = played.key === key && played.shown < steps;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setPlayed((held) => ({ ...held, shown: held.shown + 1 })), stepMs);
    // Nobody watches a hidden page, and its timers stand almost still.
    const end = () => document.hidden && setPlayed((held) => ({ ...held, shown: steps }));
    document.addEventListener('visibilitychange', end);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', end);
    };
  }, [isPlaying, steps, stepMs]);
  return {
    shown: Math.min(played.shown, steps),
    isPlaying,
    isUntold: isPlaying && !played.isReplay,
    skip: () => setPlayed({ key, shown: steps, isReplay: false }),
    replay: () => setPlayed({ key, shown: 0, isReplay: true }),
  };
}
