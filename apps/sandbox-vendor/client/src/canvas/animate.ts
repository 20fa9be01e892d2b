import type { Pen } from './painted.ts';

const mostRatio = 2;

/**
 * Draws a canvas anew for each frame of the screen, in device pixels of the size that it has there; the picture covers it.
 * Returns what ends it.
 */
export function animate(
  canvas: HTMLCanvasElement,
  draw: (pen: Pen, width: number, height: number, frameMs: number) => void,
): () => void {
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen === null) return () => undefined;
  let frame = 0;
  // A frame that asks how large its canvas is has the page laid out once more before its time.
  let [wide, high] = [canvas.clientWidth, canvas.clientHeight];
  const observer = new ResizeObserver(() => {
    [wide, high] = [canvas.clientWidth, canvas.clientHeight];
  });
  observer.observe(canvas);
  const step = (frameMs: number) => {
    const ratio = Math.min(mostRatio, devicePixelRatio);
    const width = Math.max(1, Math.round(wide * ratio));
    const height = Math.max(1, Math.round(high * ratio));
    // A canvas that is given a size is empty afterwards, also where it had it already.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    draw(pen, width, height, frameMs);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
