import { useState } from 'react';
import type { MyBet } from '../../../../src/rooms/room-api.ts';
import { Icon } from '../../cabinet/icons.tsx';
import { showAgain } from '../../cabinet/show-again.ts';
import type { MessageKey } from '../../messages/texts.ts';
import type { Translate } from '../../messages/translate.ts';
import type { HistoryApi } from '../own-bets.ts';

/** Shows an own bet again; null where there is no session to ask with. `problem` is what to tell where it cannot be shown. */
export function useWatchBet(
  api: HistoryApi,
  lang: string,
): { watch: ((betId: string) => void) | null; problem: MessageKey | undefined } {
  const [problem, setProblem] = useState<MessageKey>();
  if (api === null) return { watch: null, problem };
  const linkTo = (betId: string) => () =>
    api.ask<{ link: string }>('POST', '/api/room/history/replay', { betId });
  return { watch: (betId) => void showAgain(linkTo(betId), lang).then(setProblem), problem };
}

interface WatchBetProps {
  bet: MyBet;
  watch: ((betId: string) => void) | null;
  tc: Translate;
}

/** What has not been played, or is not shown to its end yet, cannot be seen again. */
export function WatchBet({ bet, watch, tc }: WatchBetProps) {
  if (watch === null || bet.totalAmount === null) return null;
  const name = tc('rounds.watchNumber', { number: bet.roundNumber });
  return (
    <button type="button" className="tool" onClick={() => watch(bet.id)} aria-label={name} title={name}>
      <Icon name="play" />
    </button>
  );
}
