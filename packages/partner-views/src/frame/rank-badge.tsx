import type { PartnerRank } from '@hanpan/contract';
import { Badge } from '@hanpan/ui';
import { usePartnerWords } from './words.ts';

export function RankBadge({ rank }: { rank: PartnerRank }) {
  const words = usePartnerWords();
  return (
    <Badge kind="plain" size="sm">
      {words.rank(rank)}
    </Badge>
  );
}
