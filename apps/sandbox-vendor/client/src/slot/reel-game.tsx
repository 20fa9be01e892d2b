import type { ReelInfo } from '../../../src/games/slot-api.ts';
import type { GamePage } from '../cabinet/page.ts';
import type { Lang } from '../messages/texts.ts';
import type { Sound } from '../sound.ts';
import { fallingStage } from './falling-stage.ts';
import { eventsOf, eventsPlayer } from './play-events.ts';
import { PotMeters } from './pots.tsx';
import { type ReelTexts, reelInfoPages } from './reel-info.tsx';
import { slotPage } from './slot-page.tsx';
import type { SlotStage } from './slot-stage.ts';
import { turningStage } from './turning-stage.ts';

/** A page for a game whose books are made of the shared events; its own are the texts. */
export function reelGame(texts: ReelTexts): GamePage {
  return slotPage<ReelInfo>({
    size: (game) => game.size,
    picture(canvas, game, sound, lang) {
      const stage = stageOf(canvas, game, sound, lang);
      return { ...eventsPlayer(stage, game, (of) => texts[of]), load: () => stage.load() };
    },
    symbolsOf(round) {
      const [first] = eventsOf(round);
      return first?.type === 'spin' ? first.grid : [];
    },
    info: reelInfoPages(texts),
    Above: ({ game, api, t }) => game.hasPots && <PotMeters api={api} t={t} />,
  });
}

function stageOf(canvas: HTMLCanvasElement, game: ReelInfo, sound: Sound, lang: Lang): SlotStage {
  const onReelLanded = (reel: number) => sound.reelStop(reel);
  if (game.strips) return turningStage(canvas, game, game.strips, onReelLanded);
  return fallingStage(canvas, game, lang, onReelLanded);
}
