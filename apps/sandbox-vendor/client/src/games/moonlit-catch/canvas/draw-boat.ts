import type { Point } from '../../../../../src/games/moonlit-catch/swim.ts';
import { type Ctx, dot, fillPath, strokePath } from './paint.ts';

/** A small boat with a lantern on a pole that leans towards where it aims. */
export function drawBoat(ctx: Ctx, at: Point, size: number, aim: number, isOwn: boolean): void {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(size, size);
  ctx.globalAlpha = isOwn ? 1 : 0.62;
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
  ctx.rotate(aim);
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
  ctx.restore();
}
