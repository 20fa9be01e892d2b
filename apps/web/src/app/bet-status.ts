import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { myBetTexts } from '@hanpan/messages';
import type { BadgeKind } from '@hanpan/ui';
import { useCallback } from 'react';

/** ST-07. */
const badges: Record<Bet['status'], BadgeKind> = {
  BET: 'wait',
  WAIT: 'wait',
  PASS: 'win',
  FAIL: 'lose',
  TIE: 'void',
  CANCEL: 'void',
};

export interface BetStatus {
  readonly kind: BadgeKind;
  readonly word: string;
}

/** How a bet stands, as a badge. One that was sold has neither won nor lost. */
export function useBetStatus(): (bet: Pick<Bet, 'status' | 'cashedOutAt'>) => BetStatus {
  const t = useText(myBetTexts);
  return useCallback(
    ({ status, cashedOutAt }) =>
      cashedOutAt === null
        ? { kind: badges[status], word: t(`myBets.status.${status}`) }
        : { kind: 'plain', word: t('myBets.status.cashed-out') },
    [t],
  );
}
