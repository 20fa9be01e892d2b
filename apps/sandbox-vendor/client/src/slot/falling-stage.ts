import type { ReelInfo } from '../../../src/games/slot-api.ts';
import { formatNumber } from '../messages/figures.ts';
import type { Lang } from '../messages/texts.ts';
import type { FallSetup } from './fall-stage.ts';
import { firstGrid } from './first-grid.ts';
import type { SlotStage } from './slot-stage.ts';
import { StageLink } from './stage-link.ts';
import { fallSymbolSize } from './symbol-size.ts';
import { themeOf } from './themes.ts';

/** Symbols that fall, as books move them. */
export function fallingStage(
  canvas: HTMLCanvasElement,
  game: ReelInfo,
  lang: Lang,
  onReelLanded: (reel: number) => void,
): SlotStage {
  const { art, size, theme } = game;
  const setup: FallSetup = { art, ...size, paper: themeOf(theme).paper, first: firstGrid(game) };
  const link = new StageLink({
    canvas,
    art,
    stage: { kind: 'falls', setup },
    symbolSize: (width, height) => fallSymbolSize(setup, width, height),
    onReelLanded,
  });
  return {
    load: () => link.load(),
    show: (spin) => void link.call('show', spin),
    start: () => void link.call('start'),
    land: (spin) => link.call('land', spin),
    highlight: (cells) => void link.call('highlight', cells),
    night: (on) => void link.call('night', on),
    tumble: (event) => link.call('tumble', event),
    hold(event) {
      const amounts = event.coins.flat().filter((value) => value !== null);
      return link.call(
        'hold',
        event,
        link.labels(amounts, (amount) => formatNumber(amount, lang)),
      );
    },
  };
}
