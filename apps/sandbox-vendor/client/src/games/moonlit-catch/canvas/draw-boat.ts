import type { Point } from '../../../../../src/games/moonlit-catch/swim.ts';
import { type Pen, stamps } from '../../../canvas/painted.ts';
import { type Ctx, dot, fillPath, strokePath } from './paint.ts';

/** A small boat with a lantern on a pole that leans towards where it aims. */
export type DrawBoat = (pen: Pen, at: Point, size: number, aim: number, isOwn: boolean) => void;

/** Boats are in every frame: their parts are painted once. */
export function boats(): DrawBoat {
  const parts = stamps({ left: 1.34, right: 1.34, top: 1.84, bottom: 0.84 });
  const other = parts('other', (pen) => {
    pen.globalAlpha = 0.62;
    paintHull(pen);
    paintPole(pen);
  });
  const [hull, pole] = [parts('hull', paintHull), parts('pole', paintPole)];
  return (pen, at, size, aim, isOwn) => {
    if (!isOwn) return other(pen, at.x, at.y, size);
    hull(pen, at.x, at.y, size);
    pen.save();
    pen.translate(at.x, at.y);
    pen.rotate(aim);
    pole(pen, 0, 0, size);
    pen.restore();
  };
}

function paintHull(ctx: Ctx): void {
  const glow = ctx.createRadialGradient(0, -0.5, 0, 0, -0.5, 1.3);
  glow.addColorStop(0, 'rgba(255,190,100,0.5)');
  glow.addColorStop(1, 'rgba(255,190,100,0)');
  fillPath(ctx, glow, () => ctx.arc(0, -0.5, 1.3, 0, 7));
  fillPath(ctx, '#3b1d0e', () => {
    ctx.moveTo(-1.1, -0.06);
    ctx.quadraticCurveTo(0, 0.3, 1.1, -0.06);
    ctx.quadraticCurveTo(0.84, 0.46, 0, 0.5);
    ctx.quadraticCurveTo(-0.84, 0.46, -1.1, -0.06);
  });
  strokePath(ctx, '#a8602c', 0.07, () => {
    ctx.moveTo(-1.08, -0.05);
    ctx.quadraticCurveTo(0, 0.3, 1.08, -0.05);
  });
}

function paintPole(ctx: Ctx): void {
  strokePath(ctx, '#7a4a1c', 0.1, () => {
    ctx.moveTo(0, 0.1);
    ctx.lineTo(0, -0.78);
  });
  fillPath(ctx, '#e4573a', () => {
    ctx.moveTo(-0.22, -0.98);
    ctx.quadraticCurveTo(-0.4, -0.78, -0.3, -0.6);
    ctx.lineTo(0.3, -0.6);
    ctx.quadraticCurveTo(0.4, -0.78, 0.22, -0.98);
    ctx.closePath();
  });
  fillPath(ctx, '#6fbba2', () => {
    ctx.moveTo(-0.33, -0.72);
    ctx.quadraticCurveTo(-0.36, -0.56, -0.22, -0.46);
    ctx.lineTo(0.22, -0.46);
    ctx.quadraticCurveTo(0.36, -0.56, 0.33, -0.72);
    ctx.closePath();
  });
  dot(ctx, 0, -0.72, 0.12, '#fff3d6');
}
