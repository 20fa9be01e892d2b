import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { play } from './play.ts';
import { pots, stakeAmounts, unitAmount } from './rules.ts';

/** Reels that stop anywhere, and the numbers for the two pots. */
function drawing(...ofPots: number[]) {
  const bounds: number[] = [];
  const reels = 5;
  return {
    bounds,
    drawn: [],
    below(bound: number) {
      bounds.push(bound);
      return bounds.length <= reels ? 0 : (ofPots[bounds.length - reels - 1] ?? 0);
    },
  };
}

const [grand, minor] = pots;
const meters = {
  grand: { amount: 7_000_000, odds: grand.odds },
  minor: { amount: 60_000, odds: minor.odds },
};

const won = (stake: number, ofPots: number[]) =>
  play(drawing(...ofPots), amount(stake), meters).events.filter(({ type }) => type === 'pot');

test.each(stakeAmounts)(
  '[JKP-3] a stake of %d wins each pot in exactly its share of the numbers',
  (stake) => {
    const chances = stake / unitAmount;
    expect(Number.isInteger(chances)).toBe(true);
    expect(won(stake, [chances - 1, chances - 1])).toMatchObject([
      { pot: 'grand', amount: 7_000_000 },
      { pot: 'minor', amount: 60_000 },
    ]);
    expect(won(stake, [chances, chances])).toEqual([]);
    const draws = drawing(chances, chances);
    play(draws, amount(stake), {});
    expect(draws.bounds.slice(-2)).toEqual(pots.map(({ odds }) => odds));
  },
);

test('[JKP-4] a pot is drawn for by the odds with which it began', () => {
  const draws = drawing(0, 1);
  play(draws, amount(unitAmount), { ...meters, minor: { amount: 60_000, odds: 30 } });
  expect(draws.bounds.slice(-2)).toEqual([grand.odds, 30]);
});
