import { useText } from '@hanpan/client';
import { cashFactsTexts } from '@hanpan/messages';
import { Button, PartialNotice } from '@hanpan/ui';
import { useMoneyInGames } from '../../app/game-money.ts';

/** Where the money is that a game has taken along: whoever sees an empty balance would ask for a deposit that it does not need. */
export function GameMoneyNotice() {
  const t = useText(cashFactsTexts);
  const taken = useMoneyInGames();
  if (taken === undefined) return null;
  return (
    <PartialNotice
      title={t('cash.gameMoney.title', { amount: taken.gameAmt })}
      action={
        <Button size="sm" onClick={taken.takeBack}>
          {t('cash.gameMoney.convert')}
        </Button>
      }
    >
      {t(taken.memCashFlag === 'Y' ? 'cash.gameMoney.comesBack' : 'cash.gameMoney.stays')}
    </PartialNotice>
  );
}
