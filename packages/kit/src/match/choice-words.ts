import { useLocalText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { isScope, marketCodes } from '@hanpan/rules';
import { useCallback } from 'react';
import { type LegWords, useLegWords } from './leg-words.ts';
import { useMiniWords } from './mini-words.ts';

type Choice = DataOf<'/api/bet/betlistNew'>['list'][number]['betCalResults'][number];

/** The text of one choice: of a match, or of a round of a mini game, which has no sides. */
export function useChoiceWords(): (choice: Choice) => LegWords {
  const words = useLegWords();
  const local = useLocalText();
  const mini = useMiniWords();
  return useCallback(
    (choice) => {
      const kind = marketCodes.find((each) => each === choice.kind);
      const { home, away, lineQuarters, pick, scope } = choice;
      if (kind === undefined || scope === null || !isScope(scope) || away === null) {
        return { game: local(home), market: mini.market(choice.kind), pick: mini.pick(choice.kind, pick) };
      }
      return words({ kind, scope, pick, lineQuarters, home, away });
    },
    [words, local, mini],
  );
}
