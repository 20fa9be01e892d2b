import type { LinesBook, LinesInfo } from '../../../../src/games/cheongsa-777/play-api.ts';
import { slotPage } from '../../slot/slot-page.tsx';
import { turningReels } from '../../slot/turning-stage.ts';
import { Derivation } from './derivation.tsx';
import { InfoPays } from './info-pays.tsx';
import { InfoRules } from './info-rules.tsx';
import { linesPlayer } from './lines-player.ts';

/** Twenty lines over five reels of three. */
const size = { reels: 5, rows: 3 };

export default slotPage<LinesInfo>({
  size: () => size,
  picture(canvas, game, sound) {
    const reels = turningReels(canvas, game, size, (reel) => sound.reelStop(reel));
    return { ...linesPlayer(reels, game), load: () => reels.load() };
  },
  symbolsOf({ book }) {
    const [event] = (book as LinesBook).events;
    return event?.type === 'reveal' ? event.grid : [];
  },
  info: { Pays: InfoPays, Rules: InfoRules, Derivation },
});
