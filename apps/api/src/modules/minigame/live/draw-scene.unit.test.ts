import { readFileSync } from 'node:fs';
import { ink } from '@hanpan/video';
import { expect, test } from 'vitest';
import { drawScene, pigments, powerPigment } from './draw-scene.ts';

const tokens = readFileSync('packages/ui/src/styles/tokens.css', 'utf8');

/** A colour of the pages as the video has it. */
function inkOf(token: string) {
  const hex = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(tokens)?.[1] ?? '';
  return ink(
    ...([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]),
  );
}

test('the balls of the video have the colours of the site’s balls, by their numbers', () => {
  const names = ['fair-jade', 'fair-amber', 'fair-plum', 'fair-indigo'];
  expect(pigments).toEqual(names.map(inkOf));
  expect(powerPigment).toEqual(inkOf('fair-cinnabar'));
});

test('a drawn ball stands on the rail in its colour, and the powerball in its own', () => {
  const rolled = [4, 13, 22, 7, 28, 4];
  const scene = { nextDrawAtMs: Date.UTC(2026, 0, 1, 10), secondsToDraw: 200, rolled, turn: undefined };
  const canvas = drawScene(scene, 300_000);
  // Above the number, within the ball and outside of its face.
  const seen = rolled.map((_, place) => canvas.luma[(246 - 20) * canvas.width + 318 + place * 54]);
  const [jade, amber, plum, indigo] = pigments;
  const expected = [jade, amber, plum, indigo, jade, powerPigment];
  expect(seen).toEqual(expected.map((each) => each?.luma));
});
