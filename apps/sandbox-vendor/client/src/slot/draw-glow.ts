import { stamps } from '../canvas/painted.ts';
import { pigments } from './pigments.ts';

/** The light behind a symbol that pays, of one unit's reach: it is in every frame of a win, behind each of its cells. */
export const drawGlow = stamps({ left: 1, right: 1, top: 1, bottom: 1 })('glow', (pen) => {
  const light = pen.createRadialGradient(0, 0, 0.2, 0, 0, 1);
  light.addColorStop(0, pigments.glow);
  light.addColorStop(1, 'rgb(255 196 107 / 0)');
  pen.fillStyle = light;
  pen.fillRect(-1, -1, 2, 2);
});
