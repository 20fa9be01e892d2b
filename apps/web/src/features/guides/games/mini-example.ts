import type { DataOf } from '@hanpan/contract';
import { formatOdds, oddsFromDecimal } from '@hanpan/money';
import { exampleStake } from './examples.ts';
import type { Numbers } from './texts.ts';

export type MiniBoard = DataOf<'/api/minigame/board'>;

/** The numbers that the guide of a mini game names: its pace, its lines, and the first selection that is on sale. */
export function miniNumbers(
  { everyMs, rules, markets }: MiniBoard,
  locale: string,
  nameOf: (bet: { readonly market: string; readonly pick: string }) => string,
): Numbers {
  const offers = markets.flatMap(({ market, selections }) =>
    selections.map(({ pick, odds }) => ({ market, pick, odds })),
  );
  const offer = offers.find(({ odds }) => odds !== null);
  const milli = offer?.odds == null ? undefined : oddsFromDecimal(offer.odds);
  return {
    minutes: everyMs / 60_000,
    line: String(rules.kenoUnderUpTo + 0.5),
    split: rules.kenoLadderSplit,
    stake: exampleStake,
    ...(offer && milli !== undefined
      ? {
          pick: nameOf(offer),
          odds: formatOdds(milli, locale),
          win: Math.floor((exampleStake * milli) / 1000),
        }
      : {}),
  };
}
