import type { Pen } from '../../../canvas/painted.ts';
import { writerOf } from './track-labels.ts';
import type { Told, ToTrack } from './track-messages.ts';
import { trackPictures } from './track-pictures.ts';
import { drawTrack, sceneOf } from './track-stage.ts';

/** Of the worker's own scope; the page's takes more. */
declare function postMessage(message: 'here'): void;

/** The track in a thread of its own: the page says what the round is, and has no frame to draw. */
const pictures = trackPictures();
let canvas: OffscreenCanvas | undefined;
let told: Told | undefined;
let write = writerOf(new Map());
let [width, height] = [1, 1];

const hear = (message: ToTrack) => {
  if (message.type === 'fit') ({ width, height } = message);
  if (message.type === 'told') told = message.told;
  if (message.type === 'labels') write = writerOf(message.labels);
  if (message.type !== 'begin') return;
  canvas = message.canvas;
  const pen = canvas.getContext('2d', { alpha: false }) as Pen | null;
  if (pen !== null) requestAnimationFrame((frameMs) => step(pen, frameMs));
};

function step(pen: Pen, frameMs: number): void {
  if (canvas && told) {
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    drawTrack(pen, width, height, frameMs, sceneOf(told), pictures, write);
  }
  requestAnimationFrame((next) => step(pen, next));
}

addEventListener('message', ({ data }: MessageEvent<ToTrack>) => hear(data));
postMessage('here');
