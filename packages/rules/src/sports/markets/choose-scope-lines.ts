import type { OfferedLine } from '../../odds/choose-lines.ts';
import type { CountLaw } from '../law/count-law.ts';
import type { LineStep } from './offers.ts';

const quartersOf: Readonly<Record<LineStep, number>> = { quarter: 1, half: 4 };
const firstOf: Readonly<Record<LineStep, number>> = { quarter: 0, half: 2 };

/**
 * The line that splits the chances most evenly, with its neighbours, ascending, in quarters. `number` is what the
 * market compares: a total with its line, a lead with the opposite of a handicap. A line beyond all that can still
 * happen is not offered.
 */
export function chooseScopeLines(
  number: CountLaw,
  isHandicap: boolean,
  { step, besides }: { readonly step: LineStep; readonly besides: number },
): OfferedLine[] {
  const width = quartersOf[step];
  const nearMedian = Math.round((medianOf(number) * 4 - firstOf[step]) / width);
  const candidates = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
    (offset) => (nearMedian + offset) * width + firstOf[step],
  );
  const imbalances = candidates.map((line) => Math.abs(aboveShare(number, line) - 0.5));
  const main = candidates[imbalances.indexOf(Math.min(...imbalances))] ?? 0;
  const lowest = number.from * 4;
  const highest = (number.from + number.weights.length - 1) * 4;
  return Array.from({ length: 2 * besides + 1 }, (_, index) => main + (index - besides) * width)
    .filter((line) => line > lowest && line < highest)
    .map((line) => ({ lineQuarters: signed(isHandicap ? -line : line), isMain: line === main }))
    .sort((a, b) => a.lineQuarters - b.lineQuarters);
}

/** Whole numbers near the middle of the law. */
function medianOf({ from, weights }: CountLaw): number {
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  let below = 0;
  const index = weights.findIndex((weight) => {
    below += weight;
    return below >= half;
  });
  return from + index;
}

/** The chance of what is above a line against what is below it; a number on the line decides nothing. */
function aboveShare({ from, weights }: CountLaw, lineQuarters: number): number {
  let [above, below] = [0, 0];
  for (let index = 0; index < weights.length; index += 1) {
    const distance = (from + index) * 4 - lineQuarters;
    const part = Math.min(1, Math.abs(distance) / 2) * (weights[index] ?? 0);
    if (distance > 0) above += part;
    else below += part;
  }
  return above / (above + below);
}

/** Never minus zero. */
function signed(line: number): number {
  return line === 0 ? 0 : line;
}
