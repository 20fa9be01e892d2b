import type { Act } from './act.ts';
import { approve, askDeposit, askWithdrawal, claim, reject } from './cash-desk-acts.ts';
import type { Block } from './model.ts';
import { block } from './operator-acts.ts';
import { bet, endMatch, launch, leave, merge, openSeamless, vendorBet, vendorRollback } from './play-acts.ts';
import { changePoints, give, givePoints, giveUpBonus, spin, takeBack } from './reward-acts.ts';
import { fourEyesAmount, startingCash } from './site.ts';

const [first, second] = ['first', 'second'] as const;
const [amount, otherAmount] = [50_000, 20_000];
const operator = 'one';

const whileBlocked = (what: Block, act: Act): Act[] => [
  block.of({ person: second, block: what, isBlocked: true }),
  act,
  block.of({ person: second, block: what, isBlocked: false }),
];

/** Acts that chance would reach in some runs only. A hundred sequences begin with it, so that none leaves it out. */
export const rareActs: readonly Act[] = [
  askDeposit.of({ person: first, amount, hasBonus: true }),
  askDeposit.of({ person: first, amount, hasBonus: false }),
  claim.of({ person: first, operator, index: 0 }),
  approve.of({ person: first, operator, index: 0 }),
  askDeposit.of({ person: first, amount: otherAmount, hasBonus: true }),
  // Both sides of a match are no turnover, so the bonus goes back to the house.
  bet.of({ person: first, stake: 2 * amount, pick: 'home' }),
  bet.of({ person: first, stake: 2 * amount, pick: 'away' }),
  endMatch.of({ person: first, homeWins: true }),
  giveUpBonus.of({ person: first }),
  askWithdrawal.of({ person: first, amount: otherAmount, isPinRight: true }),

  ...whileBlocked('deposit', askDeposit.of({ person: second, amount, hasBonus: false })),
  ...whileBlocked('withdrawal', askWithdrawal.of({ person: second, amount, isPinRight: true })),
  ...whileBlocked('betting', bet.of({ person: second, stake: amount, pick: 'home' })),
  ...whileBlocked('point_conversion', changePoints.of({ person: second, amount })),

  askDeposit.of({ person: second, amount: fourEyesAmount, hasBonus: false }),
  claim.of({ person: second, operator, index: 2 }),
  approve.of({ person: second, operator, index: 2 }),
  approve.of({ person: second, operator, index: 2 }),

  askWithdrawal.of({ person: 'partner', amount, isPinRight: true }),
  askWithdrawal.of({ person: 'partner', amount: otherAmount, isPinRight: true }),

  give.of({ person: second, amount: startingCash + 1 }),
  takeBack.of({ person: second, amount: startingCash + 1 }),
  changePoints.of({ person: second, amount: 1 }),
  spin.of({ person: second }),
  spin.of({ person: second }),

  launch.of({ person: second }),
  merge.of({ person: second }),
  leave.of({ person: second }),
  merge.of({ person: second }),

  // Every movement that `faults.test.ts` falsifies is made here, so that no fault depends on chance to be seen.
  openSeamless.of({ person: second }),
  vendorBet.of({ person: second, amount: otherAmount }),
  vendorRollback.of({ person: second, index: 0 }),
  give.of({ person: second, amount: otherAmount }),
  givePoints.of({ person: second, operator, amount: otherAmount }),
  changePoints.of({ person: second, amount: otherAmount / 2 }),
  claim.of({ person: 'partner', operator, index: 3 }),
  reject.of({ person: 'partner', operator, index: 3 }),
];
