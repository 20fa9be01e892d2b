import { CallError, useCaller, useText } from '@hanpan/client';
import { sessionTexts, slotTexts, transportResults } from '@hanpan/messages';
import { useRef, useState } from 'react';
import { whileBusy } from '../../app/busy.ts';
import { closeGameWindow, gameAddress, openGameWindow, useGameWindow } from '../../app/game-window.ts';
import { readLayoutKind } from '../../app/layout.ts';
import { alertBox } from '../../app/popups.ts';
import { useSession } from '../../app/session.ts';
import { logInTo } from '../../app/wanted.ts';
import { slotType } from './model.ts';

export interface Launch {
  /** The key of the game that is being opened. */
  readonly opening: string | undefined;
  readonly launch: (gameKey: string) => void;
}

/**
 * Opens a game. Browsers allow a window only during the click, so it is opened empty at once and given its address
 * when the server has responded.
 */
export function useLaunch(vendorKey: string): Launch {
  const caller = useCaller();
  const t = useText(slotTexts);
  const codes = useText(transportResults);
  const words = useText(sessionTexts);
  const isMember = useSession().state === 'member';
  const [opening, setOpening] = useState<string>();
  const underWay = useRef(false);

  const open = async (gameKey: string) => {
    if (underWay.current) return;
    if (!isMember) {
      // VL-18: the log-in leads back to where the game was chosen.
      await alertBox(words('front.error.afterSignin'));
      logInTo(window.location.pathname);
      return;
    }
    const wasOpen = useGameWindow.getState().isOpen;
    if (!openGameWindow('')) {
      void alertBox(t('slot.blocked'));
      return;
    }
    underWay.current = true;
    setOpening(gameKey);
    try {
      const launched = await whileBusy(
        caller('/api/minigame/getGame', {
          vendorKey,
          gameType: slotType,
          gameKey,
          platform: readLayoutKind(),
        }),
      );
      if (!openGameWindow(gameAddress(launched))) void alertBox(t('slot.blocked'));
    } catch (error) {
      // A game that was already running in that window continues; an empty window is closed.
      if (!wasOpen) closeGameWindow();
      const text = error instanceof CallError ? error.message : codes('E001');
      void alertBox({ title: t('slot.launchFailed'), text });
    } finally {
      underWay.current = false;
      setOpening(undefined);
    }
  };

  return { opening, launch: (gameKey) => void open(gameKey) };
}
