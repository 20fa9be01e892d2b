import { type FishKind, fishKinds, fishNamed } from '../../../../../src/games/moonlit-catch/rules.ts';
import { type Label, paintedLabel } from '../../../canvas/labels.ts';
import { type LetterRow, letterRow } from '../../../canvas/letter-row.ts';
import { letters } from '../../../canvas/letters.ts';

/** What is written in the pond: on a fish by its name, and where a bullet caught nothing. */
export type PondLabels = ReadonlyMap<string, Label>;
export const missLabel = 'miss';

/** How high a tag is, in units of the pond's height: what a fish is worth, and the larger word of a miss. */
export const tagHeight = 0.032;
export const missHeight = 0.042;

/** What a fish pays, as its tag says it: lightning pays for what it ties too, and a boss draws its prize. */
export function worthOf(fish: FishKind): string {
  if (fish.kind === 'boss') {
    const prizes = fish.prizes.map(({ multiplier }) => multiplier);
    return `×${Math.min(...prizes)}–${Math.max(...prizes)}`;
  }
  return fish.kind === 'chain' ? `×${fish.multiplier}+` : `×${fish.multiplier}`;
}

/** The tags of the fish and the word of a miss, for a pond of `scale` device pixels in height. */
export function paintPondLabels(missText: string, scale: number): PondLabels {
  const tags = fishKinds.map(({ name }) => {
    return [name, paintTag(worthOf(fishNamed(name)), '#ffe9b8', scale * tagHeight)] as const;
  });
  return new Map<string, Label>([...tags, [missLabel, paintTag(missText, '#ffb69f', scale * missHeight)]]);
}

/** Sums are written with these, whatever the language. */
const figures = '+0123456789.,';
/** Everything that the letters of tags and sums are made of. */
export const lettersOfPond = (missText: string) => `×–${figures}${missText}`;

/** Room for the longest of them, in heights of a tag: a letter of less than a pixel is not drawn well. */
const widest = 3.5;

function paintTag(text: string, colour: string, height: number): Label {
  return paintedLabel({ width: height * widest, height, size: height }, (pen) => {
    pen.font = letters(700, height * 0.75);
    const half = Math.min(height * (widest / 2), pen.measureText(text).width / 2 + height * 0.3);
    pen.fillStyle = 'rgba(6,12,14,0.72)';
    pen.beginPath();
    pen.roundRect(-half, -height / 2, half * 2, height, height / 2);
    pen.fill();
    pen.fillStyle = colour;
    pen.fillText(text, 0, height * 0.04);
  });
}

/** The figures of what a catch pays, as it rises above the place: larger where it is the player's own. */
export interface PondSums {
  own: LetterRow;
  others: LetterRow;
}

export function paintPondSums(scale: number): PondSums {
  return { own: paintSums('#ffe28a', 0.05, scale), others: paintSums('#e8dcc0', 0.03, scale) };
}

function paintSums(colour: string, share: number, scale: number): LetterRow {
  const letter = scale * share;
  return letterRow({
    letters: figures,
    height: letter * 1.6,
    size: scale,
    begin(pen) {
      pen.font = letters(700, letter);
      pen.lineWidth = letter * 0.16;
      pen.strokeStyle = 'rgba(40,14,6,0.9)';
      pen.fillStyle = colour;
    },
    paint(pen, each) {
      pen.strokeText(each, 0, 0);
      pen.fillText(each, 0, 0);
    },
  });
}
