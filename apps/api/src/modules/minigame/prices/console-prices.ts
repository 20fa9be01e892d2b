import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { type OddsMilli, oddsFromDecimal } from '@hanpan/money';
import {
  highestOdds,
  keepsMoney,
  longestMiniOdds,
  lowestOdds,
  miniChances,
  miniMarkets,
  offeredMiniPrices,
  returnBasisPoints,
} from '@hanpan/rules';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import { lockSite } from '../../../kernel/site-store.ts';
import { settingsOf } from '../../settings/index.ts';
import { insertPriceList, type PriceList, priceLists } from './price-store.ts';

type Prices = AnswerOf<'/api/console/minigame/prices'>;
type Selection = Prices['markets'][number]['selections'][number];

/** The prices of a game as they are offered, beside what they are measured by. */
export async function readMiniPrices(
  queryable: Queryable,
  { site }: Pick<OperatorContext, 'site'>,
  { game }: BodyOf<'/api/console/minigame/prices'>,
): Promise<Prices> {
  const [list] = await priceLists(queryable, [{ siteId: site.id, game }]);
  const set = list?.prices ?? {};
  const offers = offeredMiniPrices(game, set, settingsOf(site).minigame);
  return {
    game,
    markets: offers.map(({ market, odds }) => {
      const chances = miniChances(market);
      const selections = [...odds].map(([pick, milli]): Selection => {
        const chance = need(chances.get(pick), 'the chance of a selection');
        const mayHappen = chance.ways > 0n;
        return {
          pick,
          odds: decimalOf(milli),
          isSet: set[market.code]?.[pick] !== undefined,
          ways: String(chance.ways),
          of: String(chance.of),
          highestOdds: decimalOf(mayHappen ? highestOdds(chance) : undefined),
          lowestOdds: decimalOf(mayHappen ? lowestOdds(chance) : undefined),
          returnBasisPoints: milli === undefined ? null : returnBasisPoints(chance, milli),
        };
      });
      return { market: market.code, selections };
    }),
    setBy: list?.setBy ?? null,
    setAt: list?.setAt.toISOString() ?? null,
    revision: revisionOfPrices(list),
  };
}

const revisionOfPrices = (list: PriceList | undefined) =>
  revisionOf([list?.prices ?? {}, list?.setBy ?? null]);

function decimalOf(odds: OddsMilli | undefined): number | null {
  return odds === undefined ? null : odds / 1000;
}

/**
 * Sets prices; bets are measured by them from the commit on. Fails with E404 where there is no such market or selection,
 * with B6052 and the longest odds that may be set where probability × odds would reach one, with B6056 and the shortest
 * where too little would be returned, and with T999 where the
 * prices are no longer those that were read.
 */
export async function setMiniPrices(
  tx: Tx,
  context: OperatorContext,
  { game, revision, prices, reason }: BodyOf<'/api/console/minigame/setPrices'>,
  at: Date,
) {
  const markets = new Map(
    miniMarkets(game, settingsOf(context.site).minigame).map((each) => [each.code, each]),
  );
  const set: Record<string, Record<string, OddsMilli>> = {};
  for (const { market: code, pick, odds } of prices) {
    const market = markets.get(code);
    const chance = market && miniChances(market).get(pick);
    if (chance === undefined || chance.ways === 0n) return fail('E404');
    const milli = oddsFromDecimal(odds);
    // Certain things, and odds of one, are no bets.
    const highest = highestOdds(chance);
    if (highest === undefined || !keepsMoney(chance, milli) || milli <= 1000)
      return fail('B6052', { max: highest === undefined ? 1 : highest / 1000 });
    const lowest = lowestOdds(chance);
    if (lowest === undefined || milli < lowest)
      return fail('B6056', { min: (lowest ?? longestMiniOdds) / 1000 });
    set[code] = { ...set[code], [pick]: milli };
  }
  await lockSite(tx, context.site.id);
  const [before] = await priceLists(tx, [{ siteId: context.site.id, game }]);
  if (revisionOfPrices(before) !== revision) return fail('T999');
  await insertPriceList(tx, {
    siteId: context.site.id,
    game,
    prices: set,
    setBy: context.operatorName,
    setAt: at,
  });
  await recordAction(tx, context, 'minigame.prices', `minigame:${game}`, { prices: set, reason });
  return { game };
}
