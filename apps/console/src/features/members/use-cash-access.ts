import { useCaller, useText } from '@hanpan/client';
import { consoleMembersTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeed } from '../../app/use-deed.ts';
import type { MemberRow } from './model.ts';

/** Which of the two ways is being opened or closed. */
export type Way = 'deposit' | 'withdrawal';

export function isAllowed(row: MemberRow, way: Way): boolean {
  return way === 'deposit' ? row.depositAllowed : row.withdrawalAllowed;
}

/** Unlocks and blocks of one member; whatever the server answers, the list is read anew. */
export function useCashAccess(row: MemberRow) {
  const t = useText(consoleMembersTexts);
  const caller = useCaller();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<Way>();
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: ['/api/console/members'] });
  const nick = row.memNick;

  const unlocking = useDeed<unknown>({
    mutationFn: () => caller('/api/console/members/unlockPin', { memberKey: row.memberKey }),
    onSuccess: () => void toast({ text: t('consoleMembers.access.unlocked', { nick }) }),
    onSettled,
  });
  const changing = useDeed<unknown, { way: Way; reason: string }>({
    mutationFn: ({ way, reason }) =>
      caller('/api/console/members/cashBlocks', {
        memberKey: row.memberKey,
        depositAllowed: isAllowed(row, 'deposit') !== (way === 'deposit'),
        withdrawalAllowed: isAllowed(row, 'withdrawal') !== (way === 'withdrawal'),
        reason,
      }),
    onSuccess: () => {
      setAsking(undefined);
      toast({ text: t('consoleMembers.access.changed', { nick }) });
    },
    onSettled,
  });
  return {
    unlocking,
    changing,
    asking,
    ask: (way: Way) => {
      changing.reset();
      setAsking(way);
    },
    stopAsking: () => setAsking(undefined),
  };
}
