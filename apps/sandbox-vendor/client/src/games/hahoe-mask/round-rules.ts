import { play } from '../../../../src/games/hahoe-mask/play.ts';
import { playedByStake } from '../../fair/round-rules.ts';

export default playedByStake(play);
