import { answerWithinMs, CallError, useCaller, useText } from '@hanpan/client';
import type { GameWindow } from '@hanpan/contract';
import { sessionTexts, slotTexts, transportResults } from '@hanpan/messages';
import { useRef, useState } from 'react';
import { whileBusy } from '../../app/busy.ts';
import { closeGameWindow, gameAddress, openGameWindow, useGameWindow } from '../../app/game-window.ts';
import { readLayoutKind } from '../../app/layout.ts';
import { alertBox } from '../../app/popups.ts';
import { useSession } from '../../app/session.ts';
import { logInTo } from '../../app/wanted.ts';

/** A game as a launch names it; where its window is not known yet, the server's answer says it. */
export interface Launchable {
  readonly vendorKey: string;
  readonly key: string;
  readonly type: string;
  readonly window?: GameWindow;
}

export interface Launch {
  /** The key of the game that is being opened. */
  readonly opening: string | undefined;
  readonly launch: (game: Launchable, mode?: 'real' | 'demo') => void;
}

/**
 * Opens a game. Browsers allow a window only during the click, so it is opened empty at once and given its address
 * when the server has responded.
 */
export function useLaunch(): Launch {
  const caller = useCaller();
  const t = useText(slotTexts);
  const codes = useText(transportResults);
  const words = useText(sessionTexts);
  const isMember = useSession().state === 'member';
  const [opening, setOpening] = useState<string>();
  const underWay = useRef(false);

  /** Who keeps the money from moving by itself has nothing in such a game, however much the balance is. */
  const whyRefused = async (error: unknown) => {
    if (!(error instanceof CallError)) return undefined;
    if (error.code !== 'B6000') return error.message;
    const wallet = await caller('/api/cash/getUserCash', {}).catch(() => undefined);
    const isKeptBack = wallet?.memCashFlag === 'N' && wallet.cashAmt > 0;
    return isKeptBack ? t('slot.conversionOff') : error.message;
  };

  const open = async (game: Launchable, mode: 'real' | 'demo') => {
    if (underWay.current) return;
    if (!isMember) {
      // VL-18: the log-in leads back to where the game was chosen.
      await alertBox(words('front.error.afterSignin'));
      logInTo(`${window.location.pathname}${window.location.search}`);
      return;
    }
    const wasOpen = useGameWindow.getState().isOpen;
    if (!openGameWindow('', game.window)) {
      void alertBox(t('slot.blocked'));
      return;
    }
    underWay.current = true;
    setOpening(game.key);
    try {
      const launched = await whileBusy(
        caller(
          '/api/minigame/getGame',
          {
            vendorKey: game.vendorKey,
            gameType: game.type,
            gameKey: game.key,
            platform: readLayoutKind(),
            mode,
          },
          { timeoutMs: answerWithinMs },
        ),
      );
      if (!openGameWindow(gameAddress(launched), launched.window)) void alertBox(t('slot.blocked'));
    } catch (error) {
      // A game that was already running in that window continues; an empty window is closed.
      if (!wasOpen) closeGameWindow();
      const text = (await whyRefused(error)) ?? codes('E001');
      void alertBox({ title: t('slot.launchFailed'), text });
    } finally {
      underWay.current = false;
      setOpening(undefined);
    }
  };

  return { opening, launch: (game, mode = 'real') => void open(game, mode) };
}
