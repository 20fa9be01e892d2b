import { play } from '../../../../src/games/dokkaebi-club/play.ts';
import { playedByStake } from '../../fair/round-rules.ts';

export default playedByStake(play);
