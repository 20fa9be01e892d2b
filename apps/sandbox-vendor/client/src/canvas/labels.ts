import { type Picture, pictureOf, type SurfacePen } from './surface.ts';

/** Letters that were painted once in the face of the page, which a thread beside it does not have. */
export interface Label {
  picture: Picture;
  width: number;
  height: number;
  /** Of the thing that it was painted for. */
  size: number;
}

/** `paint` draws around the middle of so many pixels, in the middle of the line. */
export function paintedLabel(
  { width, height, size }: Pick<Label, 'width' | 'height' | 'size'>,
  paint: (pen: SurfacePen) => void,
): Label {
  const picture = pictureOf(width, height, (pen) => {
    pen.translate(width / 2, height / 2);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    paint(pen);
  });
  return { picture, width, height, size };
}

/** A label with its middle at a place, for a thing of that size. */
export function drawLabel(pen: SurfacePen, label: Label, x: number, y: number, size: number): void {
  const [width, height] = [label.width * (size / label.size), label.height * (size / label.size)];
  pen.drawImage(label.picture, x - width / 2, y - height / 2, width, height);
}
