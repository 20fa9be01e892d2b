import { amount } from '@hanpan/money';
import { fraction, none, product, sum } from '../fair/fraction.ts';
import { actsReturnCases } from './acts-return-cases.ts';
import { makeBook } from './cheongsa-777/make-book.ts';
import { publishedReturn as linesReturn } from './cheongsa-777/published-return.ts';
import { pots, unitAmount } from './dragon-pearl/rules.ts';
import type { ReturnCase } from './return-case.ts';
import type { SlotMath } from './slot-game.ts';
import { slotMaths } from './slot-maths.ts';
import { tableReturnCases } from './table-return-cases.ts';

const stake = amount(1000);

const linesCase: ReturnCase = {
  game: 'cheongsa-777',
  bet: 'spin',
  exact: linesReturn.total,
  play: (draws) => makeBook(draws, stake).totalAmount / stake,
};

/** Reels alone: a pot is so rare that it is simulated by itself. */
function slotCase(math: SlotMath): ReturnCase {
  const inPots = math.published.parts.pots ?? none;
  return {
    game: math.page,
    bet: 'spin',
    exact: sum([math.published.total, product(fraction(-1), inPots)]),
    share: math.tableHash === undefined ? 100 : 20,
    play(draws) {
      const { events, totalAmount } = math.play(draws, stake, {});
      const won = events.reduce((total, event) => total + (event.type === 'pot' ? event.amount : 0), 0);
      return (totalAmount - won) / stake;
    },
  };
}

/**
 * A pot at a stake that wins it once in a hundred rounds, with its meter kept: it pays what was paid into it and what it
 * began with, at any odds.
 */
function potCase({ name, odds, seedAmount, contributionPerTenThousand }: (typeof pots)[number]): ReturnCase {
  const potStake = (odds / 100) * unitAmount;
  let meter = seedAmount;
  return {
    game: 'dragon-pearl',
    bet: `${name} pot`,
    exact: sum([fraction(contributionPerTenThousand, 10_000), fraction(seedAmount, odds * unitAmount)]),
    play(draws) {
      meter += (potStake * contributionPerTenThousand) / 10_000;
      if (draws.below(odds) >= potStake / unitAmount) return 0;
      const won = meter;
      meter = seedAmount;
      return won / potStake;
    },
  };
}

export const returnCases: readonly ReturnCase[] = [
  linesCase,
  ...slotMaths.map(slotCase),
  ...pots.map(potCase),
  ...actsReturnCases,
  ...tableReturnCases,
];
