import { useAction, useText } from '@hanpan/client';
import { consoleMembersTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useState } from 'react';
import type { MemberRow } from './model.ts';

/** Which of deposits and withdrawals is allowed or blocked. */
export type Way = 'deposit' | 'withdrawal';

export function isAllowed(row: MemberRow, way: Way): boolean {
  return way === 'deposit' ? row.depositAllowed : row.withdrawalAllowed;
}

/**
 * What was asked for, as it was when the question came: whatever is read again meanwhile, a second press repeats the same and
 * never does the opposite.
 */
export interface CashChange {
  readonly way: Way;
  readonly allowed: boolean;
}

const refreshes = ['/api/console/members', '/api/console/members/detail'] as const;

/**
 * Unlocks and blocks of one member; only what was pressed is sent, for the page may be older than what it shows. Whatever
 * the outcome, the list and the member are read again.
 */
export function useCashAccess(row: MemberRow) {
  const t = useText(consoleMembersTexts);
  const [asking, setAsking] = useState<CashChange>();
  const unlocking = useAction({ refreshes });
  const changing = useAction({ refreshes });
  const { memberKey, memNick: nick } = row;

  const unlock = async () => {
    const { data } = await unlocking.send('/api/console/members/unlockPin', { memberKey });
    if (data !== undefined) toast({ text: t('consoleMembers.access.unlocked', { nick }) });
  };
  const change = async ({ way, allowed }: CashChange, reason: string) => {
    const { data } = await changing.send('/api/console/members/cashBlocks', {
      memberKey,
      ...(way === 'deposit' ? { depositAllowed: allowed } : { withdrawalAllowed: allowed }),
      reason,
    });
    if (data === undefined) return;
    setAsking(undefined);
    toast({ text: t('consoleMembers.access.changed', { nick }) });
  };
  return {
    unlocking,
    changing,
    unlock: () => void unlock(),
    change: (what: CashChange, reason: string) => void change(what, reason),
    asking,
    ask: (what: CashChange) => {
      changing.clear();
      setAsking(what);
    },
    stopAsking: () => setAsking(undefined),
  };
}
