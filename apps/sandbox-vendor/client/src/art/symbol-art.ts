import type { ArtName } from '../../../src/games/slot-api.ts';
import bell from './symbols/bell.svg';
import club from './symbols/club.svg';
import coin from './symbols/coin.svg';
import crane from './symbols/crane.svg';
import dokkaebi from './symbols/dokkaebi.svg';
import dragon from './symbols/dragon.svg';
import drum from './symbols/drum.svg';
import fan from './symbols/fan.svg';
import flame from './symbols/flame.svg';
import gam from './symbols/gam.svg';
import gat from './symbols/gat.svg';
import geon from './symbols/geon.svg';
import gon from './symbols/gon.svg';
import gourd from './symbols/gourd.svg';
import jar from './symbols/jar.svg';
import kite from './symbols/kite.svg';
import knot from './symbols/knot.svg';
import koi from './symbols/koi.svg';
import lantern from './symbols/lantern.svg';
import lotus from './symbols/lotus.svg';
import magpie from './symbols/magpie.svg';
import mask from './symbols/mask.svg';
import moon from './symbols/moon.svg';
import pearl from './symbols/pearl.svg';
import peony from './symbols/peony.svg';
import persimmon from './symbols/persimmon.svg';
import pine from './symbols/pine.svg';
import plum from './symbols/plum.svg';
import pouch from './symbols/pouch.svg';
import rabbit from './symbols/rabbit.svg';
import ri from './symbols/ri.svg';
import seven from './symbols/seven.svg';
import tiger from './symbols/tiger.svg';
import turtle from './symbols/turtle.svg';

/** Address of each symbol's picture; the same file serves the reels and the paytable. */
export const symbolArt: Readonly<Record<ArtName, string>> = {
  bell,
  club,
  coin,
  crane,
  dokkaebi,
  dragon,
  drum,
  fan,
  flame,
  gam,
  gat,
  geon,
  gon,
  gourd,
  jar,
  kite,
  knot,
  koi,
  lantern,
  lotus,
  magpie,
  mask,
  moon,
  pearl,
  peony,
  persimmon,
  pine,
  plum,
  pouch,
  rabbit,
  ri,
  seven,
  tiger,
  turtle,
};
