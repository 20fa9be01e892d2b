export type Pen = CanvasRenderingContext2D;

/** What does not move: painted once for a size in device pixels, so that a frame only copies it. */
export function painted(
  paint: (pen: Pen, width: number, height: number) => void,
): (width: number, height: number) => HTMLCanvasElement {
  let picture: HTMLCanvasElement | undefined;
  return (wide, high) => {
    const [width, height] = [pixels(wide), pixels(high)];
    if (picture?.width === width && picture.height === height) return picture;
    picture = blank(width, height);
    paint(context(picture), width, height);
    return picture;
  };
}

export function blank(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = pixels(width);
  canvas.height = pixels(height);
  return canvas;
}

export function context(canvas: HTMLCanvasElement): Pen {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  return pen;
}

function pixels(length: number): number {
  return Math.max(1, Math.ceil(length));
}
