import { currentLocale } from '@hanpan/kit';
import { sessionTexts, translate } from '@hanpan/messages';
import { create } from 'zustand';
import { alertBox } from './alerts.ts';
import { closeGameWindow } from './game-window.ts';

export type GameDownReason = 'locked' | 'noBetting';

/** Why games were ended here; a page that frames one shows it in its place. A new page begins anew. */
export const useGameDown = create<{ readonly reason: GameDownReason | undefined }>(() => ({
  reason: undefined,
}));

/** CL-36: an operator has locked the member or its bets. The game's window is closed, and it is said why. */
export function emitGameDown(reason: GameDownReason): void {
  useGameDown.setState({ reason });
  closeGameWindow();
  void alertBox(translate(sessionTexts[`session.gameDown.${reason}`], currentLocale()));
}
