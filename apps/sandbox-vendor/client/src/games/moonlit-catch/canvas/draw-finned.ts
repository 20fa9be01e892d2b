import { type Ctx, dot, eye, fillPath, shade, strokePath } from './paint.ts';

/** How a fish with fins looks. It is drawn from x −1 (tail) to 1 (mouth). */
export interface Finned {
  back: string;
  belly: string;
  fin: string;
  /** Half its height. */
  height: number;
  tail: 'fork' | 'fan';
  pattern?: (ctx: Ctx, height: number) => void;
  whiskers?: boolean;
}

export function drawFinned(ctx: Ctx, phase: number, look: Finned): void {
  const { height } = look;
  const wave = Math.sin(phase * Math.PI * 2);
  ctx.save();
  ctx.translate(-0.56, 0);
  ctx.rotate(wave * 0.3);
  drawTail(ctx, look);
  ctx.restore();
  fillPath(ctx, look.fin, () => {
    ctx.moveTo(0.34, -height * 0.7);
    ctx.quadraticCurveTo(0.02, -height * 1.7, -0.34, -height * 0.72);
    ctx.closePath();
    ctx.moveTo(0.1, height * 0.7);
    ctx.quadraticCurveTo(-0.14, height * 1.45, -0.36, height * 0.56);
    ctx.closePath();
  });
  const body = () => {
    ctx.moveTo(1, 0.02);
    ctx.bezierCurveTo(0.78, -height * 1.16, -0.1, -height * 1.22, -0.66, -0.1);
    ctx.lineTo(-0.66, 0.1);
    ctx.bezierCurveTo(-0.1, height * 1.22, 0.78, height * 1.12, 1, 0.02);
  };
  fillPath(ctx, shade(ctx, look.back, look.belly, height), body);
  ctx.save();
  ctx.beginPath();
  body();
  ctx.clip();
  look.pattern?.(ctx, height);
  // Light of the moon along the back.
  fillPath(ctx, 'rgba(255,255,255,0.2)', () =>
    ctx.ellipse(0.2, -height * 0.62, 0.5, height * 0.16, 0.04, 0, 7),
  );
  ctx.restore();
  ctx.save();
  ctx.translate(0.24, height * 0.24);
  ctx.rotate(0.5 + wave * 0.24);
  fillPath(ctx, look.fin, () => ctx.ellipse(-0.16, 0.06, 0.2, 0.09, 0, 0, 7));
  ctx.restore();
  strokePath(ctx, 'rgba(20,10,4,0.28)', 0.03, () => ctx.arc(0.36, 0, height * 0.62, -0.9, 0.9));
  strokePath(ctx, 'rgba(20,10,4,0.5)', 0.028, () => {
    ctx.moveTo(0.97, 0.07);
    ctx.quadraticCurveTo(0.86, 0.13, 0.8, 0.1);
  });
  if (look.whiskers) {
    strokePath(ctx, look.back, 0.03, () => {
      ctx.moveTo(0.9, 0.1);
      ctx.quadraticCurveTo(1, 0.34 + wave * 0.04, 0.82, 0.46);
      ctx.moveTo(0.92, 0.06);
      ctx.quadraticCurveTo(1.14, 0.2, 1.12, 0.36 - wave * 0.04);
    });
  }
  eye(ctx, 0.66, -height * 0.2, 0.1);
}

function drawTail(ctx: Ctx, { tail, fin, height }: Finned): void {
  fillPath(ctx, fin, () => {
    ctx.moveTo(0.06, 0);
    if (tail === 'fork') {
      ctx.bezierCurveTo(-0.18, -0.1, -0.3, -height * 0.9, -0.5, -height * 1.02);
      ctx.quadraticCurveTo(-0.34, 0, -0.5, height * 1.02);
      ctx.bezierCurveTo(-0.3, height * 0.9, -0.18, 0.1, 0.06, 0);
    } else {
      ctx.bezierCurveTo(-0.2, -0.3, -0.44, -height * 1.1, -0.58, -height * 0.66);
      ctx.bezierCurveTo(-0.48, -0.12, -0.48, 0.12, -0.58, height * 0.66);
      ctx.bezierCurveTo(-0.44, height * 1.1, -0.2, 0.3, 0.06, 0);
    }
  });
  strokePath(ctx, 'rgba(255,255,255,0.22)', 0.02, () => {
    for (const turn of [-0.5, 0, 0.5]) {
      ctx.moveTo(-0.08, turn * 0.1);
      ctx.lineTo(-0.4, turn * height * 1.1);
    }
  });
}

/** Upright bands of a colour. */
export function bands(colour: string, places: readonly number[]): Finned['pattern'] {
  return (ctx, height) => {
    for (const x of places) {
      fillPath(ctx, colour, () => ctx.ellipse(x, 0, 0.07, height * 1.2, 0.12, 0, 7));
    }
  };
}

/** Blots of a colour, each as x, y and radius; y in half heights. */
export function blots(
  colour: string,
  places: readonly (readonly [number, number, number])[],
): Finned['pattern'] {
  return (ctx, height) => {
    for (const [x, y, radius] of places) dot(ctx, x, y * height, radius, colour);
  };
}

/** Rows of scales. */
export function scales(colour: string): Finned['pattern'] {
  return (ctx, height) => {
    strokePath(ctx, colour, 0.022, () => {
      for (let x = -0.5; x < 0.34; x += 0.16) {
        for (let y = -0.8; y < 0.9; y += 0.4) {
          ctx.moveTo(x + 0.1, y * height - 0.09);
          ctx.arc(x, y * height, 0.1, -0.9, 0.9);
        }
      }
    });
  };
}
