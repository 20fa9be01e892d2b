import { play } from '../../../../src/games/sangun-tiger/play.ts';
import { playedByStake } from '../../fair/round-rules.ts';

export default playedByStake(play);
