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

/**
 * How a bet stands, as a badge. One that was sold has neither won nor lost. CANCEL is the word of the wire for what was never accepted
 * too: its member has cancelled nothing.
 */
export function useBetStatus(): (bet: Pick<Bet, 'status' | 'cashedOutAt' | 'refusal'>) => BetStatus {
  const t = useText(myBetTexts);
  return useCallback(
    ({ status, cashedOutAt, refusal }) => {
      if (refusal !== null) return { kind: badges[status], word: t('myBets.status.refused') };
      return cashedOutAt === null
        ? { kind: badges[status], word: t(`myBets.status.${status}`) }
        : { kind: 'plain', word: t('myBets.status.cashed-out') };
    },
    [t],
  );
}
