import { drawLabel, type Label, paintedLabel } from '../../canvas/labels.ts';
import { fetchLetters, letters } from '../../canvas/letters.ts';

/** The word over the pitch, painted for a height of it. */
export type GoalPicture = (text: string, height: number) => Label;

const weight = 800;

/** It is asked for from the first frame on: letters as large, with an outline, are too much for a frame of the goal itself. */
export function goalPicture(): GoalPicture {
  let known: { readonly text: string; readonly label: Label } | undefined;
  let fetched = '';
  return (text, height) => {
    const size = Math.round(height * 0.2);
    if (fetched !== text) {
      fetched = text;
      // In the face of the page once that is here.
      void fetchLetters(weight, text).then(() => {
        known = undefined;
      });
    }
    if (known?.text !== text || known.label.size !== size) known = { text, label: paintGoal(text, size) };
    return known.label;
  };
}

function paintGoal(text: string, size: number): Label {
  const width = Math.ceil(size * ([...text].length + 0.6));
  return paintedLabel({ width, height: Math.ceil(size * 1.6), size }, (pen) => {
    pen.font = letters(weight, size);
    pen.lineWidth = size * 0.13;
    pen.strokeStyle = '#4b150b';
    pen.fillStyle = '#ffe28a';
    pen.strokeText(text, 0, 0);
    pen.fillText(text, 0, 0);
  });
}

/** `share` of its time after the goal: it grows, stays and fades. */
export function drawGoal(
  pen: CanvasRenderingContext2D,
  label: Label,
  width: number,
  height: number,
  share: number,
): void {
  const grown = 0.6 + Math.min(1, share * 6) * 0.4;
  pen.save();
  pen.globalAlpha = Math.min(1, (1 - share) * 3);
  drawLabel(pen, label, width / 2, height * 0.51, label.size * grown);
  pen.restore();
}
