/** What can be drawn on: in the page, and in a thread beside it. */
export type Surface = HTMLCanvasElement | OffscreenCanvas;
/** What a frame copies. */
export type Picture = ImageBitmap | Surface;
export type SurfacePen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** An empty one of so many device pixels. A thread has no document, and old browsers have canvases in a document only. */
export function surface(width: number, height: number): Surface {
  if (typeof document === 'undefined') return offscreen(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = pixels(width);
  canvas.height = pixels(height);
  return canvas;
}

const offscreen = (width: number, height: number) => new OffscreenCanvas(pixels(width), pixels(height));
/** A side in device pixels: whole ones, and never none. */
export const pixels = (length: number) => Math.max(1, Math.ceil(length));

export function penOf(canvas: Surface): SurfacePen {
  const pen = (canvas as OffscreenCanvas).getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  return pen;
}

/** A picture that can go over to another thread, where this browser has such pictures. */
export function pictureOf(width: number, height: number, paint: (pen: SurfacePen) => void): Picture {
  const canvas = typeof OffscreenCanvas === 'undefined' ? surface(width, height) : offscreen(width, height);
  paint(penOf(canvas));
  return 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : canvas;
}
