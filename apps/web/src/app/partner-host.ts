import type { PartnerHost, PartnerPlace } from '@hanpan/partner-views';
import { useMemo } from 'react';
import { useOpenMerge } from './merge.ts';
import { PartnerFrame, PartnerPart } from './partner-frame.tsx';
import { useApplyBalance, useBalance, useMember } from './session.ts';
import { type PlainName, pathOf } from './urls.ts';

/** Where each view of partners is on this site. */
const placeOf = {
  summary: 'distributor',
  tree: 'partner',
  members: 'partnerMembers',
  create: 'newDistributor',
  give: 'give',
  cash: 'partnerCash',
  bets: 'partnerBets',
  moves: 'partnerMoneyMoves',
  calculations: 'partnerCalculations',
  users: 'partnerMemberCalculations',
} as const satisfies Record<PartnerPlace, PlainName>;

export function usePartnerHostOfSite(): PartnerHost {
  const { memId: ownId } = useMember();
  const { cashAmt } = useBalance();
  const applyBalance = useApplyBalance();
  const openMerge = useOpenMerge();
  return useMemo(
    () => ({
      Frame: PartnerFrame,
      Part: PartnerPart,
      density: 'comfortable',
      pathOf: (place) => pathOf(placeOf[place]),
      memId: ownId,
      cashAmt,
      applyBalance,
      openMerge: (memId) => openMerge({ kind: 'partner', memId }),
    }),
    [ownId, cashAmt, applyBalance, openMerge],
  );
}
