import { useLocalText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useCallback } from 'react';
import { type LegFacts, type LegWords, useLegWords } from './leg-words.ts';
import { useMiniWords } from './mini-words.ts';

type Choice = DataOf<'/api/bet/betlistNew'>['list'][number]['betCalResults'][number];

/** The text of one choice: of a match, or of a round of a mini game, which has no sides. */
export function useChoiceWords(): (choice: Choice) => LegWords {
  const words = useLegWords();
  const local = useLocalText();
  const mini = useMiniWords();
  return useCallback(
    (choice) => {
      const { kind, home, away, lineQuarters, pick, scope } = choice;
      // Only a match has sides and parts; its markets are those of a leg.
      if (scope === null || away === null)
        return { game: local(home), market: mini.market(kind), pick: mini.pick(kind, pick) };
      const market = { kind, scope } as Pick<LegFacts, 'kind' | 'scope'>;
      return words({ ...market, pick, lineQuarters, home, away });
    },
    [words, local, mini],
  );
}
