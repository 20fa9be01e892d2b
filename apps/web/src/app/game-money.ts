import { useCallQuery, useRefresh } from '@hanpan/client';
import { useEffect } from 'react';
import { useOpenMerge } from './merge.ts';
import { useBalance } from './session.ts';

const path = '/api/cash/getUserCash';

export function useGameMoney(isWanted: boolean) {
  return useCallQuery(path, {}, { enabled: isWanted });
}

/** What a game has taken along, read again whenever the balance moves; undefined where that is nothing. `takeBack` asks how. */
export function useMoneyInGames() {
  const { data } = useGameMoney(true);
  const openMerge = useOpenMerge();
  const refresh = useRefresh(path);
  const { version } = useBalance();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that the game may have given its money back.
  useEffect(() => refresh(), [refresh, version]);
  if (data === undefined || data.gameAmt === 0) return undefined;
  return { ...data, takeBack: () => openMerge({ kind: 'header' }) };
}
