import { isInBand, parseBand } from './band.ts';
import type { Score } from './match-score.ts';

/** Whether a selection is hit by a final score. */
export type Hit = (score: Score) => boolean;

export const lead = ({ home, away }: Score): number => home - away;
export const total = ({ home, away }: Score): number => home + away;

/** `2-1`, or `other-4` for every score in which a side has more than 4; undefined for any other text. */
export function correctScore(selection: string): Hit | undefined {
  const exact = /^(\d{1,3})-(\d{1,3})$/.exec(selection);
  if (exact !== null) {
    const [home, away] = [Number(exact[1]), Number(exact[2])];
    return (score) => score.home === home && score.away === away;
  }
  const other = /^other-(\d{1,3})$/.exec(selection);
  if (other === null) return undefined;
  const highest = Number(other[1]);
  return ({ home, away }) => home > highest || away > highest;
}

/** `0`, `2-3` or `6+`; undefined for any other text. */
export function exactTotal(selection: string): Hit | undefined {
  const band = parseBand(selection);
  return band && ((score) => isInBand(band, total(score)));
}

/** `home-1`, `away-6-10`, `home-11+`, `draw`, `score-draw`, `goalless`; undefined for any other text. */
export function winningMargin(selection: string): Hit | undefined {
  if (selection === 'draw') return (score) => lead(score) === 0;
  if (selection === 'score-draw') return (score) => lead(score) === 0 && score.home > 0;
  if (selection === 'goalless') return (score) => total(score) === 0;
  const match = /^(home|away)-(.+)$/.exec(selection);
  const band = parseBand(match?.[2] ?? '');
  if (band === undefined || band.from === 0) return undefined;
  const sign = match?.[1] === 'home' ? 1 : -1;
  return (score) => isInBand(band, lead(score) * sign);
}
