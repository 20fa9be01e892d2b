import { reelGame } from '../../slot/reel-game.tsx';
import { texts } from './messages.ts';

export default reelGame(texts);
