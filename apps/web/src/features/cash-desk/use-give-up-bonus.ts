import { useMoneyCall, useText } from '@hanpan/client';
import type { MemberBonus } from '@hanpan/contract';
import { useFailureText } from '@hanpan/kit';
import { cashTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useApplyBalance } from '../../app/session.ts';

/** Gives one bonus up, once; whatever the outcome, the bonuses are read again. */
export function useGiveUpBonus({ bonusIdx }: MemberBonus) {
  const t = useText(cashTexts);
  const failureText = useFailureText();
  const applyBalance = useApplyBalance();
  const { failure, submit } = useMoneyCall({ refreshes: ['/api/bonus/list'] });
  return {
    error: failure && failureText(failure),
    /** Resolves to whether it succeeded. */
    run: async (): Promise<boolean> => {
      const { data } = await submit('/api/bonus/giveUp', { bonusIdx });
      if (data === undefined) return false;
      applyBalance(data);
      toast({ text: t(data.bonus.state === 'released' ? 'cash.bonus.released' : 'cash.bonus.givenUp') });
      return true;
    },
  };
}
