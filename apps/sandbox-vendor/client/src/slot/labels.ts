import { letters } from '../canvas/letters.ts';
import { pictureOf, type Surface, type SurfacePen } from '../canvas/surface.ts';
import { pigments } from './pigments.ts';

/** What is written on a coin: painted once in the face of the page, which a thread beside it does not have. */
export interface Label {
  picture: ImageBitmap | Surface;
  width: number;
  height: number;
  /** Of the coin that it was painted for. */
  size: number;
}

export function paintLabel(text: string, size: number): Label {
  const fontSize = Math.min(size * 0.3, (size * 1.5) / Math.max(3, text.length));
  const [width, height] = [Math.ceil(size * 1.7), Math.ceil(fontSize * 1.8)];
  const picture = pictureOf(width, height, (pen) => {
    pen.font = letters(700, fontSize);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = fontSize * 0.34;
    pen.strokeStyle = pigments.labelEdge;
    pen.strokeText(text, width / 2, height / 2);
    pen.fillStyle = pigments.label;
    pen.fillText(text, width / 2, height / 2);
  });
  return { picture, width, height, size };
}

export function drawLabel(pen: SurfacePen, label: Label, x: number, y: number, size: number): void {
  const [width, height] = [label.width * (size / label.size), label.height * (size / label.size)];
  pen.drawImage(label.picture, x - width / 2, y - height / 2, width, height);
}
