import { type PartnerRank, partnerRanks } from '@hanpan/contract';
import { need } from '../../../kernel/need.ts';

/** The rank of somebody who has a downline, as it stands in the table. */
export function agentRankOf(rank: string): Exclude<PartnerRank, 'NORMAL'> {
  const known = partnerRanks.find(
    (each): each is Exclude<PartnerRank, 'NORMAL'> => each !== 'NORMAL' && each === rank,
  );
  return need(known, `a partner's rank, not ${rank}`);
}
