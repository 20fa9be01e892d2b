import { useText } from '@hanpan/client';
import { useMiniWords } from '@hanpan/kit';
import { guideGamesTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import { miniChances, miniMarkets, returnBasisPoints, spansOf } from '@hanpan/rules';
import { useOddsText } from '../../../app/odds-text.ts';
import type { MiniBoard } from './mini-example.ts';
import { PayTable } from './pay-table.tsx';
import { useFigures } from './use-figures.ts';

/** A selection with others of its market that are sold at the same odds and come true as often. */
interface Alike {
  readonly names: string[];
  readonly cells: readonly [odds: string, returned: string];
}

/** What can be bet on in a mini game, at the odds of this site now; what it returns is worked out from the chances of the draw. */
export function MiniPays({ board }: { board: MiniBoard }) {
  const t = useText(guideGamesTexts);
  const words = useMiniWords();
  const oddsText = useOddsText();
  const { percent } = useFigures();
  const rows = miniMarkets(board.game, board.rules).flatMap((market) => {
    const chances = miniChances(market);
    const spans = new Map(spansOf(market)?.map(({ pick, from, to }) => [pick, ` ${from}–${to}`]));
    const sold = board.markets.find((each) => each.market === market.code)?.selections ?? [];
    const alike = new Map<string, Alike>();
    for (const { pick, odds } of sold) {
      const chance = chances.get(pick);
      if (odds === null || chance === undefined) continue;
      const milli = oddsFromDecimal(odds);
      const cells = [oddsText.price(milli), percent(returnBasisPoints(chance, milli))] as const;
      const found = alike.get(cells.join()) ?? { names: [], cells };
      found.names.push(words.pick(market.code, pick) + (spans.get(pick) ?? ''));
      alike.set(cells.join(), found);
    }
    return [...alike.values()].map(
      ({ names, cells }) => [`${words.market(market.code)} · ${names.join(', ')}`, ...cells] as const,
    );
  });
  return (
    <PayTable
      caption={t('guideGames.priceNote')}
      columns={[t('guideGames.column.selection'), t('guideGames.column.odds'), t('guideGames.column.return')]}
      rows={rows}
    />
  );
}
