import { describe, expect, test } from 'vitest';
import { integersOf } from '../../draws/integer-source.ts';
import type { SelectionExposure } from '../../odds/event-liability.ts';
import { seededRandom } from '../../replay/random.ts';
import type { MarketPick } from '../../settlement/market.ts';
import { type MatchFormat, openMatch, planMatch, sportOfFormat } from '../match-plan.ts';
import { stepMatch } from '../play-match.ts';
import { sampleLevels } from '../sample-plans.ts';
import { offersOf } from './offers.ts';
import { type PricedScopeMarket, priceMatch } from './price-match.ts';
import { type ShadableMatch, shadeMatch, shiftMeeting } from './shade-match.ts';

const formats = Object.keys(sampleLevels) as MatchFormat[];
const even = { attack: 0, defence: 0 };

/** After some steps of a match between equal sides. */
function matchAfter(format: MatchFormat, steps: number): ShadableMatch {
  const meeting = { level: sampleLevels[format], home: even, away: even };
  const model = openMatch(planMatch(format, meeting));
  const random = seededRandom(`shade ${format}`);
  const draws = integersOf({ bits: 32, next: () => Math.floor(random() * 2 ** 32) });
  let state = model.start();
  for (let step = 0; step < steps; step += 1) state = stepMatch(model, state, draws)?.state ?? state;
  return { format, meeting, model, state };
}

const bet = (pick: MarketPick, stakeAmount: number): SelectionExposure => ({
  pick,
  stakeAmount,
  payoutAmount: stakeAmount * 2,
});
const winner = (format: MatchFormat) => {
  const [first] = offersOf[sportOfFormat[format]];
  return first?.market ?? 'WL';
};
const onHome = (format: MatchFormat, stake: number) =>
  bet({ market: winner(format), scope: 'match', lineQuarters: null, selection: 'home' }, stake);

const identity = ({ scope, market, lineQuarters }: PricedScopeMarket) => `${scope} ${market} ${lineQuarters}`;
const price = ({ format, state }: ShadableMatch, model: ShadableMatch['model']) =>
  priceMatch(model, state, { offers: offersOf[sportOfFormat[format]] });
const chanceOf = (markets: readonly PricedScopeMarket[], format: MatchFormat, pick: string) =>
  markets
    .find(({ scope, market }) => scope === 'match' && market === winner(format))
    ?.selections.find(({ selection }) => selection === pick)?.probability ?? Number.NaN;

describe.each(formats)('the book of a match of %s', (format) => {
  test('moves nothing where it is empty, or says nothing about the sides', () => {
    const match = matchAfter(format, 0);
    expect(shadeMatch(match, [])).toEqual({
      model: match.model,
      movedLogOdds: { lead: 0, total: 0 },
      isAtCap: false,
    });
    const round = bet({ market: 'RND', scope: 'match', lineQuarters: 6, selection: 'over' }, 5_000_000);
    expect(shadeMatch(match, [round]).model).toBe(match.model);
  });

  test.each([0, 3])('makes the side that is bet on dearer and the other cheaper, after %i steps', (steps) => {
    const match = matchAfter(format, steps);
    const before = price(match, match.model);
    const { model, movedLogOdds, isAtCap } = shadeMatch(match, [onHome(format, 2_000_000)]);
    const after = price(match, model);
    expect(chanceOf(after, format, 'home')).toBeGreaterThan(chanceOf(before, format, 'home') + 0.005);
    expect(chanceOf(after, format, 'away')).toBeLessThan(chanceOf(before, format, 'away') - 0.005);
    expect(movedLogOdds.lead).toBeGreaterThan(0.05);
    expect(isAtCap).toBe(false);
  });

  test('adds what a trader asks for, and follows it alone where there are no bets', () => {
    const match = matchAfter(format, 0);
    const before = chanceOf(price(match, match.model), format, 'home');
    const asked = { lead: 0.2, total: 0 };
    const { model, movedLogOdds } = shadeMatch(match, [], { asked });
    expect(movedLogOdds).toEqual(asked);
    expect(chanceOf(price(match, model), format, 'home')).toBeGreaterThan(before + 0.02);
  });

  test('is at its cap where prices cannot follow any more; no price is longer than the plan says', () => {
    const match = matchAfter(format, 0);
    const plain = new Map(price(match, match.model).map((market) => [identity(market), market.selections]));
    const { model, movedLogOdds, isAtCap } = shadeMatch(match, [onHome(format, 500_000_000)]);
    expect(isAtCap).toBe(true);
    expect(movedLogOdds.lead).toBe(1);
    const markets = priceMatch(match.model, match.state, {
      offers: offersOf[sportOfFormat[format]],
      shaded: model,
    });
    expect(markets.length).toBeGreaterThan(0);
    for (const market of markets)
      for (const { selection, oddsMilli, probability } of market.selections) {
        const usual = plain.get(identity(market))?.find((each) => each.selection === selection);
        expect(probability).toBe(usual?.probability);
        expect(oddsMilli).toBeLessThanOrEqual(usual?.oddsMilli ?? 0);
        expect((oddsMilli / 1000) * probability).toBeLessThan(1);
      }
    const main = markets.find(({ scope, market }) => scope === 'match' && market === winner(format));
    const home = main?.selections.find(({ selection }) => selection === 'home');
    const before = plain.get(`match ${winner(format)} null`)?.find(({ selection }) => selection === 'home');
    expect(home?.oddsMilli).toBeLessThan(before?.oddsMilli ?? 0);
  });
});

test('no shift is the meeting itself', () => {
  const meeting = { level: { base: 0.3, homeAdvantage: 0.2 }, home: even, away: even };
  expect(shiftMeeting(meeting, { lead: 0, total: 0 })).toEqual(meeting);
  expect(shiftMeeting(meeting, { lead: 0.1, total: 0.2 }).level).toEqual({ base: 0.5, homeAdvantage: 0.4 });
});
