import { amount } from '@hanpan/money';
import { play } from '../../../../src/games/hahoe-mask/play.ts';
import type { RoundRules } from '../../fair/round-rules.ts';

const rules: RoundRules = { playAgain: (draws, { book }) => play(draws, amount(book.stakeAmount)) };
export default rules;
