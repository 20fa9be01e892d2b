import { useCallQuery } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { type Commitment, roundOfDraw } from './model.ts';

export type SealedMatch = DataOf<'/api/sport/sealed'>['list'][number];

interface SealedMatches {
  readonly matches: ReadonlyMap<string, SealedMatch>;
  /** Until they are there nothing is drawn that they would move. */
  readonly isComing: boolean;
}

/** The matches that announcements decide, by their hashes; rounds of mini games have their numbers instead. */
export function useSealedMatches(
  commitments: readonly Pick<Commitment, 'announcement' | 'digest'>[],
): SealedMatches {
  const digests = commitments
    .filter(({ announcement }) => roundOfDraw(announcement, 1) === undefined)
    .map(({ digest }) => digest);
  const isAsked = digests.length > 0;
  const { data, isPending } = useCallQuery('/api/sport/sealed', { digests }, { enabled: isAsked });
  return {
    matches: new Map((data?.list ?? []).map((match) => [match.digest, match])),
    isComing: isAsked && isPending,
  };
}
