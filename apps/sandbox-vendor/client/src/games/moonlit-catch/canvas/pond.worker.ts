import type { Pen } from '../../../canvas/painted.ts';
import type { BeginPond, ToPond } from './pond-messages.ts';
import { PondPicture } from './pond-picture.ts';

/** Of the worker's own scope; the page's takes more. */
declare function postMessage(message: 'here'): void;

/** The pond in a thread of its own: the page says what happens, and has no frame to draw. */
let picture: PondPicture | undefined;

function begin({ canvas, isCalm }: BeginPond): PondPicture {
  const begun = new PondPicture(isCalm);
  const pen = canvas.getContext('2d') as Pen | null;
  const step = (frameMs: number) => {
    if (pen) begun.draw(canvas, pen, frameMs);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  return begun;
}

addEventListener('message', ({ data }: MessageEvent<BeginPond | ToPond>) => {
  if (data.type === 'begin') picture = begin(data);
  else picture?.hear(data);
});
postMessage('here');
