import { letters } from '../../../canvas/letters.ts';

type Ctx = CanvasRenderingContext2D;
/** The disc, and what is written on it. */
export type DiscColours = readonly [string, string];

/** A letter of less than a pixel is not drawn well: the pen is that much finer while it writes. */
const fine = 100;

/** How large letters on a disc are, in its radius, by how many there are. */
const letterSizes = [1.3, 1.05, 0.95, 0.85];

/** Around its middle, in its radius. */
export function paintDisc(ctx: Ctx, text: string, [colour, ink]: DiscColours): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(0, 0, 1, 0, 7);
  ctx.fill();
  ctx.fillStyle = ink;
  ctx.scale(1 / fine, 1 / fine);
  ctx.font = letters(700, fine * (letterSizes[text.length - 1] ?? 0.8));
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, 0, fine * 0.06);
}

/** Gold, silver and bronze. */
const metals = ['#f3c766', '#d5dde0', '#d08a52'] as const;
export const placed = metals.length;

/** What the first three wear from the line on, in the radius of the disc on it. */
export function paintRosette(ctx: Ctx, place: number, text: string): void {
  const colour = metals[place] ?? metals[0];
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(-0.7, 0.5);
  ctx.lineTo(-0.55, 2);
  ctx.lineTo(0, 1.5);
  ctx.lineTo(0.55, 2);
  ctx.lineTo(0.7, 0.5);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(0, 0, 1.25, 0, 7);
  ctx.fill();
  paintDisc(ctx, text, ['#2a1a0c', colour]);
}
