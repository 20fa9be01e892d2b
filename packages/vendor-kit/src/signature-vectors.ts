import { bet, promo, type SuiteVector, undo, win } from './suite-steps.ts';

const wrong = { signature: 'wrong' } as const;
const missing = { signature: 'missing' } as const;
const changed = { signature: 'changed' } as const;
const respaced = { signature: 'respaced' } as const;
const spaced = { spaced: true } as const;

/** Each call that moves money is signed. What is not moves nothing and leaves nothing behind: signed, it is taken after all. */
export const signatureVectors: readonly SuiteVector[] = [
  {
    id: 'S1',
    title: 'a bet with a wrong signature, and with none',
    steps: [bet('a', 1, wrong), bet('a', 1, missing), bet('a', 1)],
  },
  {
    id: 'S2',
    title: 'a payout with a wrong signature, and with none',
    steps: [bet('a', 1), win('b', 'a', 5, wrong), win('b', 'a', 5, missing), win('b', 'a', 5)],
  },
  {
    id: 'S3',
    title: 'a cancel with a wrong signature, and with none',
    steps: [bet('a', 1), undo('b', 'a', wrong), undo('b', 'a', missing), undo('b', 'a')],
  },
  {
    id: 'S4',
    title: 'a promotion with a wrong signature, and with none',
    steps: [promo('p', 5, wrong), promo('p', 5, missing), promo('p', 5)],
  },
  {
    id: 'S5',
    title: 'a bet and a payout whose amount was changed after signing',
    steps: [bet('a', 1, changed), bet('a', 1), win('b', 'a', 1, changed), win('b', 'a', 1)],
  },
  {
    id: 'S6',
    title: 'odd whitespace that is signed is taken, and a space more than was signed is not',
    steps: [bet('a', 1, spaced), bet('b', 1, respaced), win('c', 'a', 2, respaced), win('c', 'a', 2, spaced)],
  },
];
