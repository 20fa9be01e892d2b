import { drawingThread, drawnSize } from '../../../canvas/drawing-thread.ts';
import { fetchLetters } from '../../../canvas/letters.ts';
import { paintLabels } from './track-labels.ts';
import type { Told, ToTrack } from './track-messages.ts';
import { showTrack } from './track-stage.ts';

const mostRatio = 2;

export interface TrackLink {
  tell(told: Told): void;
  end(): void;
}

/**
 * The page's end of the track, which is drawn in a thread of its own where a browser has such, and in the page where it has none
 * or its file is gone. The canvas is given away only once the thread has said that it is there: it cannot be taken back.
 */
export function linkTrack(canvas: HTMLCanvasElement, first: Told): TrackLink {
  let told = first;
  let send: ((message: ToTrack) => void) | undefined;
  let end: () => void = () => undefined;
  let isOver = false;
  void drawingThread(
    () => new Worker(new URL('./track.worker.ts', import.meta.url), { type: 'module' }),
  ).then((worker) => {
    if (isOver) return worker?.terminate();
    if (worker === undefined) {
      end = showTrack(canvas, () => told);
      return;
    }
    const given = canvas.transferControlToOffscreen();
    send = (message) => worker.postMessage(message, message.type === 'begin' ? [given] : []);
    const stopFitting = keepFitting(canvas, send);
    send({ type: 'told', told });
    void sendLabels(told.places, send);
    send({ type: 'begin', canvas: given });
    end = () => {
      stopFitting();
      worker.terminate();
    };
  });
  return {
    tell(now) {
      told = now;
      send?.({ type: 'told', told });
    },
    end() {
      isOver = true;
      end();
    },
  };
}

/** Once as they can be written at once, and again when the face of the page is there. */
async function sendLabels(places: readonly string[], send: (message: ToTrack) => void): Promise<void> {
  send({ type: 'labels', labels: paintLabels(places) });
  await fetchLetters(700, `0123456789${places.join('')}`);
  send({ type: 'labels', labels: paintLabels(places) });
}

function keepFitting(canvas: HTMLCanvasElement, send: (message: ToTrack) => void): () => void {
  const fit = () => send({ type: 'fit', ...drawnSize(canvas, mostRatio) });
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  return () => observer.disconnect();
}
