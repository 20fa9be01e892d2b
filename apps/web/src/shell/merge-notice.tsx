import { useCallQuery } from '@hanpan/client';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOpenMerge } from '../app/merge.ts';
import { useSession } from '../app/session.ts';
import { isPathOf } from '../app/urls.ts';

/** ST-12: a member who withdraws while money is in games is told once, because that part cannot be withdrawn. */
export function MergeNotice() {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' });
  const isMember = useSession().state === 'member';
  return isMember && isPathOf(pathname, 'exchange') ? <Notice /> : null;
}

function Notice() {
  const { data } = useCallQuery('/api/cash/getUserCash', {});
  const openMerge = useOpenMerge();
  const hasGameMoney = data !== undefined && data.gameAmt > 0;
  useEffect(() => {
    if (hasGameMoney) openMerge({ kind: 'cash' });
  }, [hasGameMoney, openMerge]);
  return null;
}
