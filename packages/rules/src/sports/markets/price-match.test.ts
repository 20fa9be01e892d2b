import { describe, expect, test } from 'vitest';
import { integersOf } from '../../draws/integer-source.ts';
import { seededRandom } from '../../replay/random.ts';
import { returnShares } from '../../settlement/leg-result.ts';
import { settleHalfTimeFullTime } from '../../settlement/settle-in-match.ts';
import { settleSelection } from '../../settlement/settle-selection.ts';
import { forEachPair, massOf } from '../law/pair-law.ts';
import type { MatchModel } from '../match-model.ts';
import { openMatch, planMatch, type SportState, sportOfFormat } from '../match-plan.ts';
import { stepMatch } from '../play-match.ts';
import { sampleLevels } from '../sample-plans.ts';
import { offersOf } from './offers.ts';
import { type PricedScopeMarket, priceMatch } from './price-match.ts';

type Model = MatchModel<SportState>;

/** What one unit on a selection returns on average, straight from the settlement rule over the whole law. */
function meanReturn(model: Model, state: SportState, market: PricedScopeMarket, index: number): number {
  const offered = market.selections[index];
  if (offered === undefined) throw new RangeError('no such selection');
  const odds = offered.oddsMilli / 1000;
  const pick = { ...market, selection: offered.selection };
  if (market.market === 'HTFT')
    return (model.halfTimeFullTime?.(state) ?? []).reduce((sum, { halfTime, fullTime, probability }) => {
      const at = (sign: number) => ({ home: Math.max(0, sign), away: Math.max(0, -sign) });
      const leg = settleHalfTimeFullTime(offered.selection, at(halfTime), at(fullTime));
      return leg.result === 'win' ? sum + probability * odds : sum;
    }, 0);
  const law = model.law(state, market.market === 'RND' ? 'points' : market.scope);
  if (law === undefined) throw new RangeError(`${market.scope} has no law`);
  const mass = massOf(law);
  let mean = 0;
  forEachPair(law, (probability, home, away) => {
    if (probability < 1e-13) return;
    const { refund, winning, denominator } = returnShares(settleSelection(pick, { home, away }));
    mean += (probability / mass) * ((Number(refund) + Number(winning) * odds) / Number(denominator));
  });
  return mean;
}

const formats = Object.keys(sampleLevels) as (keyof typeof sampleLevels)[];
const eventsOfFormat = Number(process.env.SPORTS_EVENTS ?? 3);

describe('one law prices every market of a match', () => {
  test.each(formats)('%s: no selection, before or in play, returns its stake on average', (format) => {
    const random = seededRandom(format);
    const draws = integersOf({ bits: 32, next: () => Math.floor(random() * 2 ** 32) });
    const strength = () => ({ attack: (random() - 0.5) * 0.4, defence: (random() - 0.5) * 0.4 });
    const offers = offersOf[sportOfFormat[format]];
    for (let event = 0; event < eventsOfFormat; event += 1) {
      const model = openMatch(
        planMatch(format, { level: sampleLevels[format], home: strength(), away: strength() }),
      );
      let state = model.start();
      const stopsAfter = event === 0 ? 0 : Math.floor(random() * 60);
      for (let step = 0; step < stopsAfter; step += 1) state = stepMatch(model, state, draws)?.state ?? state;
      const markets = priceMatch(model, state, { offers });
      for (const market of markets)
        for (const index of market.selections.keys())
          expect(
            meanReturn(model, state, market, index),
            `${market.scope} ${market.market} ${market.lineQuarters} ${market.selections[index]?.selection}`,
          ).toBeLessThan(1);
      if (event > 0) continue;
      const offered = new Set(markets.map(({ scope, market }) => `${scope} ${market}`));
      expect(offered.size).toBeGreaterThan(format.endsWith('rounds') ? 1 : 7);
    }
  });

  test.each(formats)('%s: what is over has no price', (format) => {
    const level = sampleLevels[format];
    const model = openMatch(
      planMatch(format, { level, home: { attack: 0, defence: 0 }, away: { attack: 0, defence: 0 } }),
    );
    const random = seededRandom(`over ${format}`);
    const draws = integersOf({ bits: 32, next: () => Math.floor(random() * 2 ** 32) });
    let state = model.start();
    for (let next = stepMatch(model, state, draws); next; next = stepMatch(model, state, draws))
      state = next.state;
    expect(priceMatch(model, state, { offers: offersOf[sportOfFormat[format]] })).toEqual([]);
  });
});
