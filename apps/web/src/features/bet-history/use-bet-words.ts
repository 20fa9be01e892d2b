import { useLocalText, useText } from '@hanpan/client';
import { useMiniWords } from '@hanpan/kit';
import { betTexts } from '@hanpan/messages';
import { isScope, marketCodes } from '@hanpan/rules';
import { useCallback } from 'react';
import { type LegWords, useLegWords } from '../../app/leg-words.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { type BetResult, factorOf, type HistoryEntry, namedTypeOf } from './model.ts';

/** The text of one choice: of a match, or of a round of a mini game, which has no sides. */
export function useChoiceWords(): (result: BetResult) => LegWords {
  const words = useLegWords();
  const local = useLocalText();
  const mini = useMiniWords();
  return useCallback(
    (result) => {
      const kind = marketCodes.find((each) => each === result.kind);
      const { home, away, lineQuarters, pick, scope } = result;
      if (kind === undefined || scope === null || !isScope(scope) || away === null) {
        return { game: local(home), market: mini.market(result.kind), pick: mini.pick(result.kind, pick) };
      }
      return words({ kind, scope, pick, lineQuarters, home, away });
    },
    [words, local, mini],
  );
}

export interface BetWords {
  /** What was chosen, or the game that was played. */
  readonly title: string;
  readonly note: string;
}

/** A bet in two lines: what was chosen, and on what. */
export function useBetWords(vendorName: (code: string) => string): (entry: HistoryEntry) => BetWords {
  const t = useText(betTexts);
  const oddsText = useOddsText();
  const local = useLocalText();
  const words = useChoiceWords();
  return (entry) => {
    const family = t(`bet.family.${namedTypeOf(entry)}`);
    const [first, ...others] = entry.betCalResults;
    if (first === undefined) {
      const vendor = entry.vendorCode === null ? '' : vendorName(entry.vendorCode);
      return { title: local(entry.name), note: vendor === '' ? family : `${family} · ${vendor}` };
    }
    const { game, market, pick } = words(first);
    if (others.length === 0) return { title: pick, note: `${family} · ${game} · ${market}` };
    const count = entry.betCalResults.length;
    const terms = entry.betCalResults.map((each) => oddsText.product(factorOf({ ...each, result: null })));
    return {
      title: t('bet.row.combination', { count, pick, others: others.length }),
      note: `${family} · ${terms.join(' × ')}`,
    };
  };
}
