import type { LinesBook, LinesInfo } from '../../../../src/games/cheongsa-777/play-api.ts';
import type { PlayedRound } from '../../../../src/play/play-api.ts';
import type { Reels } from '../../slot/reel-stage.ts';
import type { RoundPlayer } from '../../slot/round-player.ts';
import { playBook } from './play-book.ts';

/** The reels as the controller moves them. */
export function linesPlayer(reels: Reels, game: LinesInfo): RoundPlayer {
  return {
    rest: (round) => reels.show(game.baseStrips, stopsOf(round)),
    start: () => reels.start(),
    land: (round) => reels.land(game.baseStrips, stopsOf(round)),
    play: (show, round) => playBook({ ...show, game, reels }, round),
  };
}

function stopsOf(round: PlayedRound | null): readonly number[] {
  const events = (round?.book as LinesBook | undefined)?.events ?? [];
  const reveal = events.find((event) => event.type === 'reveal');
  return reveal?.stops ?? [0, 0, 0, 0, 0];
}
