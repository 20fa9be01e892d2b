import { answerWithinMs, CallError, useCaller, useText } from '@hanpan/client';
import { replayTexts, transportResults } from '@hanpan/messages';
import { useRef, useState } from 'react';
import { popupFeatures } from '../../app/game-window.ts';
import { readLayoutKind } from '../../app/layout.ts';
import { alertBox } from '../../app/popups.ts';

export interface Replay {
  readonly isBusy: boolean;
  readonly watch: () => void;
}

/** A window of its own: a game that is being played goes on in the other. The vendor's page gets no hold of this one. */
function openEmpty(): Window | null {
  const target = window.open('', '_blank', popupFeatures('standard', readLayoutKind() === 'mobile'));
  if (target !== null) target.opener = null;
  return target;
}

/**
 * Asks for the address of a round at its vendor and shows it. Browsers allow a window only during the press, so it is opened
 * empty at once; where there is nothing to show it is closed, and the page says why.
 */
export function useReplay(betIdx: number): Replay {
  const caller = useCaller();
  const t = useText(replayTexts);
  const codes = useText(transportResults);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);

  const open = async () => {
    if (underWay.current) return;
    const target = openEmpty();
    if (target === null) {
      void alertBox(t('replay.blocked'));
      return;
    }
    underWay.current = true;
    setBusy(true);
    try {
      const { replayUrl } = await caller('/api/minigame/replay', { betIdx }, { timeoutMs: answerWithinMs });
      target.location.replace(replayUrl);
    } catch (error) {
      target.close();
      const text = error instanceof CallError ? error.message : codes('E001');
      void alertBox({ title: t('replay.failed'), text });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { isBusy, watch: () => void open() };
}
