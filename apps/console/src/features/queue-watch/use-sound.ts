import { usePreferences } from '@hanpan/kit';
import { useCallback, useEffect, useState } from 'react';
import type { QueueKind } from './model.ts';
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts';

export interface Sound {
  readonly state: 'off' | 'blocked' | 'on';
  readonly toggle: () => void;
  readonly play: (kind: QueueKind) => void;
}

const browserPlayer = createSoundPlayer(
  () => new AudioContext(),
  () => performance.now(),
);

/**
 * The choice is remembered, the browser's permission is not: after a reload the first click or key anywhere unlocks the
 * sound, and until then it is shown as blocked.
 */
export function useSound(player: SoundPlayer = browserPlayer): Sound {
  const { soundOn, setSoundOn } = usePreferences();
  const [unlocked, setUnlocked] = useState(player.isUnlocked);

  useEffect(() => {
    if (!soundOn || unlocked) return;
    const unlock = () => void player.unlock().then(setUnlocked, () => undefined);
    window.addEventListener('pointerdown', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('pointerdown', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, [soundOn, unlocked, player]);

  const toggle = useCallback(() => {
    setSoundOn(!soundOn);
    if (soundOn) return;
    void player.unlock().then(
      (allowed) => {
        setUnlocked(allowed);
        player.play('deposit');
      },
      () => undefined,
    );
  }, [soundOn, setSoundOn, player]);

  const play = useCallback((kind: QueueKind) => void (soundOn && player.play(kind)), [soundOn, player]);
  if (!soundOn) return { state: 'off', toggle, play };
  return { state: unlocked ? 'on' : 'blocked', toggle, play };
}
