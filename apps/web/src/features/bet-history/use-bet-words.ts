import { useLocalText, useText } from '@hanpan/client';
import { useChoiceWords } from '@hanpan/kit';
import { betTexts } from '@hanpan/messages';
import { factorOf } from '../../app/leg-factors.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { type HistoryEntry, namedTypeOf } from './model.ts';

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
