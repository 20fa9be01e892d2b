import type { GameInfo } from '../play/play-api.ts';

/**
 * How far the return of one round lies from the mean, in stakes: the standard deviation over 40,000 to 200,000 rounds
 * of the serving code at a stake of 10,000, the pots at their seeds. Where the tail is heavy it
 * still moved by a fifth between those two. A test plays every way again, and only roughly, for the same reason.
 */
export const deviations: Readonly<Record<string, number>> = {
  'lotus-lantern': 2,
  'dragon-pearl': 3,
  'cheongsa-777': 4.5,
  'sangun-tiger': 4.8,
  'hahoe-mask': 5.4,
  'dokkaebi-club': 5.5,
  'moon-rabbit': 9.8,
  'spring-plum': 9.3,
};

/** Below which deviation a way of playing has the levels 1 to 4; the scale is our own. */
const bounds = [2.5, 4, 7, 14] as const;

/** From 1 (small wins, often) to 5 (large ones, seldom). Undefined where it depends on what is bet on. */
export function volatilityOf({ page }: Pick<GameInfo, 'page'>): number | undefined {
  const deviation = deviations[page];
  if (deviation === undefined) return undefined;
  return bounds.filter((bound) => deviation >= bound).length + 1;
}
