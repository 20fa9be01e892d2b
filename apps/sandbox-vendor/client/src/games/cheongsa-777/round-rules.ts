import { makeBook } from '../../../../src/games/cheongsa-777/make-book.ts';
import { playedByStake } from '../../fair/round-rules.ts';

export default playedByStake(makeBook);
