import { type Picture, pictureOf, pixels, type SurfacePen } from './surface.ts';

/** Letters side by side in one picture: a line that is written in play copies them, and none is painted there. */
export interface LetterRow {
  /** Writes a line of these letters with its middle at a place, for a thing of that size. */
  write(pen: SurfacePen, line: string, x: number, y: number, size: number): void;
}

interface LetterRowProps {
  letters: string;
  /** Of a letter with all that is drawn around it; no letter is wider than it is high. */
  height: number;
  /** Of the thing that they are painted for. */
  size: number;
  /** Sets the pen: its font and its colours. */
  begin(pen: SurfacePen): void;
  /** Draws one letter around 0, 0. */
  paint(pen: SurfacePen, letter: string): void;
}

export function letterRow({ letters, height, size, begin, paint }: LetterRowProps): LetterRow {
  const side = pixels(height);
  const widths = new Map<string, number>();
  const picture: Picture = pictureOf(side * letters.length, side, (pen) => {
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    begin(pen);
    pen.translate(side / 2, side / 2);
    for (const letter of letters) {
      widths.set(letter, pen.measureText(letter).width);
      paint(pen, letter);
      pen.translate(side, 0);
    }
  });
  return {
    write(pen, line, x, y, drawnSize) {
      const ratio = drawnSize / size;
      const drawn = side * ratio;
      const widthOf = (letter: string) => (widths.get(letter) ?? 0) * ratio;
      let left = x - [...line].reduce((sum, letter) => sum + widthOf(letter), 0) / 2;
      for (const letter of line) {
        const place = letters.indexOf(letter);
        const middle = left + widthOf(letter) / 2;
        left += widthOf(letter);
        if (place < 0) continue;
        pen.drawImage(picture, place * side, 0, side, side, middle - drawn / 2, y - drawn / 2, drawn, drawn);
      }
    },
  };
}
