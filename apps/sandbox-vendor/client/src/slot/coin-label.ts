import { type Label, paintedLabel } from '../canvas/labels.ts';
import { letters } from '../canvas/letters.ts';
import { pigments } from './pigments.ts';

/** What is written on a coin of that size. */
export function coinLabel(text: string, size: number): Label {
  const fontSize = Math.min(size * 0.3, (size * 1.5) / Math.max(3, text.length));
  return paintedLabel({ width: Math.ceil(size * 1.7), height: Math.ceil(fontSize * 1.8), size }, (pen) => {
    pen.font = letters(700, fontSize);
    pen.lineWidth = fontSize * 0.34;
    pen.strokeStyle = pigments.labelEdge;
    pen.strokeText(text, 0, 0);
    pen.fillStyle = pigments.label;
    pen.fillText(text, 0, 0);
  });
}
