import { useText } from '@hanpan/client';
import type { MemberBonus } from '@hanpan/contract';
import { cashTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApplyBalance } from '../../app/session.ts';
import { useMoneyDeed } from '../../app/use-money-deed.ts';

/** Gives one bonus up, once; whatever the server answers, the bonuses are read anew. */
export function useGiveUpBonus({ bonusIdx }: MemberBonus) {
  const t = useText(cashTexts);
  const queryClient = useQueryClient();
  const applyBalance = useApplyBalance();
  const deed = useMoneyDeed(
    (caller, wanted: { bonusIdx: number }, idempotencyKey) =>
      caller('/api/bonus/giveUp', { ...wanted, idempotencyKey }),
    (given) => {
      applyBalance(given);
      toast({ text: t(given.bonus.state === 'released' ? 'cash.bonus.released' : 'cash.bonus.givenUp') });
    },
  );
  const { refusal } = deed;
  return {
    error: refusal && (refusal.message ?? t('cash.request.unknown')),
    run: async (): Promise<boolean> => {
      const isDone = await deed.submit({ bonusIdx });
      await queryClient.invalidateQueries({ queryKey: ['/api/bonus/list'] });
      return isDone;
    },
  };
}
