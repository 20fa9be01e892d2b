import { amount } from '@hanpan/money';
import { makeBook } from '../../../../src/games/cheongsa-777/make-book.ts';
import type { RoundRules } from '../../fair/round-rules.ts';

const rules: RoundRules = { playAgain: (draws, { book }) => makeBook(draws, amount(book.stakeAmount)) };
export default rules;
