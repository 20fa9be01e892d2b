import { useCallQuery, useRefresh, useText } from '@hanpan/client';
import { cashFactsTexts } from '@hanpan/messages';
import { Button, PartialNotice } from '@hanpan/ui';
import { useEffect } from 'react';
import { useOpenMerge } from '../../app/merge.ts';
import { useBalance } from '../../app/session.ts';

const path = '/api/cash/getUserCash';

export function useGameMoney(isWanted: boolean) {
  return useCallQuery(path, {}, { enabled: isWanted });
}

/** Where the money is that a game has taken along: whoever sees an empty balance would ask for a deposit that it does not need. */
export function GameMoneyNotice() {
  const t = useText(cashFactsTexts);
  const { data } = useGameMoney(true);
  const openMerge = useOpenMerge();
  const refresh = useRefresh(path);
  const { version } = useBalance();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that the game may have given its money back.
  useEffect(() => refresh(), [refresh, version]);
  if (data === undefined || data.gameAmt === 0) return null;
  return (
    <PartialNotice
      title={t('cash.gameMoney.title', { amount: data.gameAmt })}
      action={
        <Button size="sm" onClick={() => openMerge({ kind: 'header' })}>
          {t('cash.gameMoney.convert')}
        </Button>
      }
    >
      {t(data.memCashFlag === 'Y' ? 'cash.gameMoney.comesBack' : 'cash.gameMoney.stays')}
    </PartialNotice>
  );
}
