import { penOf, pixels, type Surface, surface } from './surface.ts';

export type Pen = CanvasRenderingContext2D;

/**
 * What does not move: painted once for a size in device pixels, so that a frame only copies it. It stays a canvas: a picture as
 * large as a stage that is none is brought to the graphics card anew for every frame.
 */
export function painted(
  paint: (pen: Pen, width: number, height: number) => void,
): (width: number, height: number) => Surface {
  let picture: Surface | undefined;
  return (wide, high) => {
    const [width, height] = [pixels(wide), pixels(high)];
    if (picture?.width === width && picture.height === height) return picture;
    picture = surface(width, height);
    paint(penOf(picture) as Pen, width, height);
    return picture;
  };
}

/** Where a picture lies around the point at which a thing stands, in units of the thing. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Puts a thing where it stands. `unit` is the size that it is painted for; `scale` makes this copy of it larger or smaller. */
export type Stamp = (pen: Pick<Pen, 'drawImage'>, x: number, y: number, unit: number, scale?: number) => void;

/**
 * Things that are in every frame and many strokes each: every one is painted once, by its name, and only copied after that.
 * `paint` draws it around 0, 0 in units.
 */
export function stamps(edges: Edges): (name: string, paint: (pen: Pen) => void) => Stamp {
  const known = new Map<string, Stamp>();
  return (name, paint) => {
    const stamp = known.get(name) ?? stampOf(edges, paint);
    known.set(name, stamp);
    return stamp;
  };
}

function stampOf({ left, right, top, bottom }: Edges, paint: (pen: Pen) => void): Stamp {
  const [wide, high] = [left + right, top + bottom];
  const picture = painted((pen, width) => {
    pen.scale(width / wide, width / wide);
    pen.translate(left, top);
    paint(pen);
  });
  return (pen, x, y, unit, scale = 1) => {
    const size = unit * scale;
    pen.drawImage(
      picture(wide * unit, high * unit),
      x - left * size,
      y - top * size,
      wide * size,
      high * size,
    );
  };
}
