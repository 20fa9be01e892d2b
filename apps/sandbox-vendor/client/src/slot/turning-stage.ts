import type { ReelInfo, SlotInfo } from '../../../src/games/slot-api.ts';
import type { ReelSetup, Reels } from './reel-stage.ts';
import type { SlotStage, Spin } from './slot-stage.ts';
import { StageLink } from './stage-link.ts';
import { reelSymbolSize } from './symbol-size.ts';
import { themeOf } from './themes.ts';

type Strips = NonNullable<ReelInfo['strips']>;

/** Reels that turn, as books move them. */
export function turningReels(
  canvas: HTMLCanvasElement,
  game: Pick<SlotInfo, 'art' | 'theme'>,
  size: { reels: number; rows: number },
  onReelLanded: (reel: number) => void,
): Reels & { load(): Promise<void> } {
  const { art } = game;
  const setup: ReelSetup = { art, ...size, paper: themeOf(game.theme).paper };
  const link = new StageLink({
    canvas,
    art,
    stage: { kind: 'reels', setup },
    symbolSize: (width, height) => reelSymbolSize(setup, width, height),
    onReelLanded,
  });
  return {
    load: () => link.load(),
    show: (...args) => void link.call('show', ...args),
    start: () => void link.call('start'),
    land: (...args) => link.call('land', ...args),
    highlight: (...args) => void link.call('highlight', ...args),
    moonlight: (...args) => void link.call('moonlight', ...args),
  };
}

/** Reels with strips, for books of the shared events. */
export function turningStage(
  canvas: HTMLCanvasElement,
  game: ReelInfo,
  strips: Strips,
  onReelLanded: (reel: number) => void,
): SlotStage {
  const reels = turningReels(canvas, game, game.size, onReelLanded);
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
