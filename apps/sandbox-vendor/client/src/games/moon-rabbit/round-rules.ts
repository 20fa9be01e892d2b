import { play } from '../../../../src/games/moon-rabbit/play.ts';
import { playedByStake } from '../../fair/round-rules.ts';

export default playedByStake(play);
