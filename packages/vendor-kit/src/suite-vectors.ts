import { atOnce, bet, correct, promo, type SuiteVector, undo, win } from './suite-steps.ts';

const ten = Array.from({ length: 10 }, (_, index) => index);

/** What the list of the One-Wallet has beyond that of Hub88, for every dialect under its own rules. */
export const suiteVectors: readonly SuiteVector[] = [
  { id: 'E1', title: 'a debit sent twice is one', steps: [bet('a', 1), bet('a', 1), win('b', 'a', 1)] },
  {
    id: 'E2',
    title: 'a bet is paid, and a second payout',
    steps: [bet('a', 2), win('b', 'a', 2), win('c', 'a', 2)],
  },
  {
    id: 'E3',
    title: 'a payout of a bet that never was, beside one that was',
    steps: [
      bet('a', 2, { round: 'r1' }),
      win('b', 'never', 2, { round: 'r2' }),
      win('c', 'a', 2, { round: 'r1' }),
    ],
  },
  {
    id: 'E4',
    title: 'a bet that was paid is cancelled',
    steps: [bet('a', 2), win('b', 'a', 2), undo('c', 'a')],
  },
  {
    id: 'E5',
    title: 'a cancel of a bet that never was',
    steps: [bet('a', 2), undo('b', 'never'), undo('c', 'a')],
  },
  { id: 'E6', title: 'a bet is cancelled twice', steps: [bet('a', 3), undo('b', 'a'), undo('b', 'a')] },
  { id: 'E7', title: 'a payout of nothing ends a lost round', steps: [bet('a', 3), win('b', 'a', 0)] },
  { id: 'E8', title: 'a cancelled bet is paid', steps: [bet('a', 2), undo('b', 'a'), win('c', 'a', 2)] },
  {
    id: 'E9',
    title: 'two bets of a round: one is paid, the other cancelled',
    steps: [bet('a', 2), bet('b', 3), win('c', 'a', 4), undo('d', 'b')],
  },
  {
    id: 'E10',
    title: 'two bets of a round: one is cancelled, the other paid',
    steps: [bet('a', 2), bet('b', 3), undo('c', 'b'), win('d', 'a', 4)],
  },
  {
    id: 'E11',
    title: 'two rounds on one table in parallel',
    steps: [
      bet('a', 2, { round: 'r1' }),
      bet('b', 3, { round: 'r2' }),
      win('c', 'b', 6, { round: 'r2' }),
      win('d', 'a', 0, { round: 'r1' }),
    ],
  },
  {
    id: 'E12',
    title: 'many bets of one round, each ended its own way',
    steps: Array.from({ length: 12 }, (_, index) => [
      bet(`b${index}`, 1),
      index % 3 === 0 ? undo(`e${index}`, `b${index}`) : win(`e${index}`, `b${index}`, index),
    ]).flat(),
  },
  { id: 'E13', title: 'a large payout', steps: [bet('a', 1), win('b', 'a', 100_000)] },
  {
    id: 'E14',
    title: 'too large a bet, and then one that fits',
    steps: [bet('a', 1_001), bet('b', 1_000), undo('c', 'b')],
  },
  {
    id: 'E15',
    title: 'a round is paid of which every bet was cancelled, and again after one more bet',
    steps: [
      bet('a', 2),
      bet('b', 3),
      undo('c', 'a'),
      undo('d', 'b'),
      win('e', 'a', 4),
      bet('f', 1),
      win('g', 'f', 4),
    ],
  },
  {
    id: 'E16',
    title: 'an id of a payout or a cancel that comes again for another bet',
    steps: [
      bet('a', 2),
      bet('b', 3, { round: 'r2' }),
      win('c', 'a', 2),
      win('c', 'b', 2),
      bet('d', 1, { round: 'r3' }),
      undo('e', 'd', { round: 'r3' }),
      win('f', 'b', 0, { round: 'r2' }),
    ],
  },
  {
    id: 'E17',
    title: 'an id that comes again in another currency or for another game',
    steps: [
      bet('a', 1),
      { ...bet('a', 1, { currency: 'SEK' }), expect: 'refused' },
      { ...bet('a', 1, { gameCode: 'no-such-game' }), expect: 'refused' },
      win('b', 'a', 1),
    ],
  },
  {
    id: 'E18',
    title:
      'the session is asked after without its balance: one that is known, one that is not, and an unsigned call',
    steps: [
      { do: 'check', expect: 'RS_OK' },
      { do: 'check', token: 'unknown', expect: 'RS_ERROR_INVALID_TOKEN', anonymous: true },
      { do: 'check', signature: 'missing', expect: 'RS_ERROR_INVALID_SIGNATURE', anonymous: true },
    ],
  },
  {
    id: 'K1',
    title: 'a settlement is taken back, once, and settled anew',
    steps: [
      bet('a', 10),
      win('b', 'a', 50),
      correct('c', 'a', 50),
      correct('c', 'a', 50),
      correct('c', 'a', 49),
      win('d', 'a', 20),
      correct('e', 'a', 5, { otherName: true }),
    ],
  },
  {
    id: 'K2',
    title: 'more is taken back than there is, and then all that was won',
    steps: [
      bet('a', 10),
      win('b', 'a', 10),
      correct('c', 'a', 1_001),
      correct('d', 'a', 5),
      win('e', 'a', 5),
    ],
  },
  {
    id: 'L1',
    title: 'a rollback that lists a bet of its round, twice, and one of a bet that never was',
    steps: [
      bet('a', 2),
      bet('b', 3),
      undo('c', 'a', { listed: true }),
      undo('c', 'a', { listed: true }),
      undo('d', 'never', { listed: true }),
      win('e', 'b', 4),
      undo('f', 'b', { listed: true }),
    ],
  },
  { id: 'P1', title: 'two promotions are both paid', steps: [promo('p', 5), promo('q', 7), promo('p', 5)] },
  { id: 'P2', title: 'a promotion under an id that meant another', steps: [promo('p', 5), promo('p', 6)] },
  {
    id: 'O1',
    title: 'a payout that comes before its bet',
    steps: [win('b', 'a', 5), bet('a', 2), win('b', 'a', 5)],
  },
  {
    id: 'O2',
    title: 'a payout before a bet that there is no money for',
    steps: [win('b', 'a', 5), bet('a', 2_000), bet('c', 1, { round: 'r2' })],
  },
  {
    id: 'O3',
    title: 'a payout and a cancel, both before their bet',
    steps: [win('b', 'a', 5), undo('c', 'a'), bet('a', 2)],
  },
  {
    id: 'O4',
    title: 'a cancel before its bet, twice, and a payout',
    steps: [undo('b', 'a'), undo('b', 'a'), bet('a', 2), win('d', 'a', 3)],
  },
  {
    id: 'C1',
    title: 'ten bets at once each take their stake, and what ends them at once is each booked',
    steps: [
      atOnce(...ten.map((each) => bet(`b${each}`, 100, { round: `r${each}` }))),
      atOnce(
        ...ten.map((each) =>
          each % 2 === 0
            ? undo(`e${each}`, `b${each}`, { round: `r${each}` })
            : win(`e${each}`, `b${each}`, 100, { round: `r${each}` }),
        ),
      ),
    ],
  },
  {
    id: 'C2',
    title: 'of ten bets at once that each take everything one is accepted, and it alone is given back',
    steps: [
      atOnce(...ten.map((each) => bet(`b${each}`, 1_000, { round: `r${each}` }))),
      atOnce(...ten.map((each) => undo(`e${each}`, `b${each}`, { round: `r${each}` }))),
    ],
  },
];
