import { drawLabel, type Label, paintedLabel } from '../../canvas/labels.ts';
import { fetchLetters, letters } from '../../canvas/letters.ts';

/** The word over the pitch for a height of it. What it returns draws it, `share` of its time after the goal. */
export type GoalPicture = (
  text: string,
  height: number,
) => (pen: CanvasRenderingContext2D, width: number, share: number) => void;

const weight = 800;

/** It is painted before the first goal: letters as large, with an outline, are too much for each frame of one. */
export function goalPicture(): GoalPicture {
  let label: (Label & { readonly text: string }) | undefined;
  let fetched = '';
  return (text, height) => {
    const size = Math.round(height * 0.2);
    if (fetched !== text) {
      fetched = text;
      // In the face of the page once that is here.
      void fetchLetters(weight, text).then(() => {
        label = undefined;
      });
    }
    if (label?.text !== text || label.size !== size) label = { ...paintGoal(text, size), text };
    const shown = label;
    return (pen, width, share) => {
      const grown = 0.6 + Math.min(1, share * 6) * 0.4;
      pen.save();
      pen.globalAlpha = Math.min(1, (1 - share) * 3);
      drawLabel(pen, shown, width / 2, height * 0.51, size * grown);
      pen.restore();
    };
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
