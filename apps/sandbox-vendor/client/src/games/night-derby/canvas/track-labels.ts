import { drawLabel, type Label, paintedLabel } from '../../../canvas/labels.ts';
import { letters } from '../../../canvas/letters.ts';
import { silks } from '../card.ts';
import { rosettes } from './track-colours.ts';
import type { Write } from './track-stage.ts';

const paintedSize = 48;

const nameOf = (text: string, ink: string) => `${ink} ${text}`;

/** Everything that is written on the track, in the face of the page: a thread beside it does not have that. */
export function paintLabels(places: readonly string[]): ReadonlyMap<string, Label> {
  const texts = [
    ...silks.map(([, ink], lane) => [String(lane + 1), ink] as const),
    ...rosettes.map((ink, place) => [places[place] ?? '', ink] as const),
  ];
  return new Map(texts.map(([text, ink]) => [nameOf(text, ink), paintLabel(text, ink)]));
}

function paintLabel(text: string, ink: string): Label {
  const [width, height] = [paintedSize * Math.max(1, text.length) * 1.1, paintedSize * 1.4];
  return paintedLabel({ width, height, size: paintedSize }, (pen) => {
    pen.fillStyle = ink;
    pen.font = letters(700, paintedSize);
    pen.fillText(text, 0, 0);
  });
}

/** Writes with labels; what has none yet is left out for the moment. */
export function writerOf(labels: ReadonlyMap<string, Label>): Write {
  return (ctx, text, x, y, size, ink) => {
    const label = labels.get(nameOf(text, ink));
    if (label !== undefined) drawLabel(ctx, label, x, y, size);
  };
}
