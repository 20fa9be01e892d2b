import type { ReelInfo } from '../../../src/games/slot-api.ts';
import { ReelStage } from './reel-stage.ts';
import type { SlotStage, Spin } from './slot-stage.ts';
import { themeOf } from './themes.ts';

type Strips = NonNullable<ReelInfo['strips']>;

/** Reels with strips, for books of the shared events. */
export function turningStage(
  canvas: HTMLCanvasElement,
  game: ReelInfo,
  strips: Strips,
  onReelLanded: (reel: number) => void,
): SlotStage {
  const { paper } = themeOf(game.theme);
  const reels = new ReelStage(canvas, { art: game.art, ...game.size, paper }, onReelLanded);
  const stripsOf = (spin: Spin | null) => (spin?.free ? strips.free : strips.base);
  const stopsOf = (spin: Spin | null) => spin?.stops ?? strips.base.map(() => 0);
  return {
    load: () => reels.load(),
    show: (spin) => reels.show(stripsOf(spin), stopsOf(spin)),
    start: () => reels.start(),
    land: (spin) => reels.land(stripsOf(spin), stopsOf(spin)),
    highlight: (cells) => reels.highlight(cells && { cells, lines: [], shining: [] }),
    night: (on) => reels.moonlight(on),
    // Games with strips have neither tumbles nor coins that stay.
    tumble: async () => undefined,
    hold: async () => undefined,
  };
}
