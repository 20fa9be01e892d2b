import { useCallQuery } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { type Commitment, roundOfDraw } from './model.ts';

export type SealedMatch = DataOf<'/api/sport/sealed'>['list'][number];

/** The matches that announcements decide, by their hashes; rounds of mini games have their numbers instead. */
export function useSealedMatches(
  commitments: readonly Pick<Commitment, 'announcement' | 'digest'>[],
): ReadonlyMap<string, SealedMatch> {
  const digests = commitments
    .filter(({ announcement }) => roundOfDraw(announcement, 1) === undefined)
    .map(({ digest }) => digest);
  const { data } = useCallQuery('/api/sport/sealed', { digests }, { enabled: digests.length > 0 });
  return new Map((data?.list ?? []).map((match) => [match.digest, match]));
}
