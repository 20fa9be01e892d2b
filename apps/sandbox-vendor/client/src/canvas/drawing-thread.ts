/**
 * The thread that `begin` makes, once it has said that it is there; undefined where a browser gives no canvas away, or the file
 * of the thread is gone. Only then a canvas is given to it: it cannot be taken back. `begin` has the address of the file in it, as a
 * build looks for it.
 */
export function drawingThread(begin: () => Worker): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    // A browser that has this has all of it.
    if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return resolve(undefined);
    const worker = begin();
    worker.onmessage = () => resolve(worker);
    worker.onerror = () => {
      worker.terminate();
      resolve(undefined);
    };
  });
}

/** How large a canvas is drawn, in device pixels, of which no more than so many stand for one of the page. */
export function drawnSize(
  { clientWidth, clientHeight }: Pick<HTMLCanvasElement, 'clientWidth' | 'clientHeight'>,
  mostRatio: number,
): { width: number; height: number } {
  const ratio = Math.min(mostRatio, devicePixelRatio || 1);
  return {
    width: Math.max(1, Math.round(clientWidth * ratio)),
    height: Math.max(1, Math.round(clientHeight * ratio)),
  };
}
