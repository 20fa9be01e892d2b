import type { SymbolName } from '../../../src/play/play-api.ts';
import bell from './symbols/bell.svg';
import drum from './symbols/drum.svg';
import fan from './symbols/fan.svg';
import jar from './symbols/jar.svg';
import knot from './symbols/knot.svg';
import lantern from './symbols/lantern.svg';
import magpie from './symbols/magpie.svg';
import moon from './symbols/moon.svg';
import plum from './symbols/plum.svg';
import seven from './symbols/seven.svg';

/** Address of each symbol's picture; the same file serves the reels and the paytable. */
export const symbolArt: Readonly<Record<SymbolName, string>> = {
  seven,
  magpie,
  drum,
  bell,
  plum,
  jar,
  knot,
  fan,
  lantern,
  moon,
};
