import { useCallQuery } from '@hanpan/client';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openMerge } from '../app/merge.ts';
import { paths } from '../app/navigation.ts';
import { useSession } from '../app/session.ts';

const exchangePaths: readonly string[] = Object.values(paths.exchange);

/** ST-12: whoever comes to withdraw while money stands in games is told once, because that part cannot be withdrawn. */
export function MergeNotice() {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' });
  const isMember = useSession().state === 'member';
  return isMember && exchangePaths.includes(pathname) ? <Notice /> : null;
}

function Notice() {
  const { data } = useCallQuery('/api/cash/getUserCash', {});
  const hasGameMoney = data !== undefined && data.gameAmt > 0;
  useEffect(() => {
    if (hasGameMoney) openMerge({ kind: 'cash' });
  }, [hasGameMoney]);
  return null;
}
