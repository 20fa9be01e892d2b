import { glow } from '../../../canvas/marks.ts';
import { painted } from '../../../canvas/painted.ts';
import { course, steadyChance } from '../race-motion.ts';
import { type RunnerPictures, runnerPictures } from './runner-pictures.ts';

type Ctx = CanvasRenderingContext2D;

/** What of the track does not change: painted once for a size and copied into every frame. */
export interface TrackPictures {
  readonly sky: Picture;
  /** The far ones first. `pace` is how much of the camera's way they go. */
  readonly hills: readonly { readonly picture: Picture; readonly pace: number }[];
  readonly ground: Picture;
  readonly lantern: Picture;
  /** Pavilions that differ in their windows and in who stands before them. */
  readonly stands: readonly Picture[];
  readonly runner: RunnerPictures;
}
type Picture = ReturnType<typeof painted>;

export function trackPictures(): TrackPictures {
  return {
    sky: painted(paintSky),
    hills: [hills('#12383b', 0.36, 0.09, 0.06), hills('#0c2729', 0.44, 0.06, 0.14)],
    ground: painted(paintGround),
    lantern: painted(paintLantern),
    stands: stands(),
    runner: runnerPictures(),
  };
}

/** Of the height of the whole picture, from the upper edge of the grass down. */
export const groundDepth = 0.47;

function paintSky(ctx: Ctx, width: number, height: number): void {
  const sky = ctx.createLinearGradient(0, 0, 0, height * 0.6);
  sky.addColorStop(0, '#071420');
  sky.addColorStop(0.7, '#17414c');
  sky.addColorStop(1, '#2c6460');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  for (let star = 0; star < 60; star += 1) {
    ctx.fillStyle = `rgb(253 246 221 / ${0.3 + steadyChance(star, 4) * 0.5})`;
    ctx.fillRect(steadyChance(star, 1) * width, steadyChance(star, 2) * height * 0.36, 1.6, 1.6);
  }
  ctx.fillStyle = '#fbf0c8';
  ctx.beginPath();
  ctx.arc(width * 0.84, height * 0.17, height * 0.075, 0, 7);
  ctx.fill();
}

/** Of the height of the whole picture, down to where the grass begins. */
const hillsDepth = 0.62;

/** As wide as the picture and as far as the camera goes. */
function hills(colour: string, top: number, swell: number, pace: number) {
  const wide = 1 + course * pace;
  const picture = painted((ctx, width, depth) => {
    const step = width / wide / 24;
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(0, depth);
    for (let x = 0; x <= width + step; x += step) {
      const at = (x / width) * wide;
      ctx.lineTo(x, (depth / hillsDepth) * (top + swell * Math.sin(at * 3.1) * Math.cos(at * 1.7)));
    }
    ctx.lineTo(width, depth);
    ctx.fill();
  });
  return {
    picture: (width: number, height: number) => picture(width * wide, height * hillsDepth),
    pace,
  };
}

const standsAlike = 5;

function stands(): Picture[] {
  return Array.from({ length: standsAlike }, (_, index) =>
    painted((ctx, every) => paintStand(ctx, every, index)),
  );
}

/** A pavilion with lit windows, and people before it: the picture reaches from above the roof to the feet. */
function paintStand(ctx: Ctx, every: number, index: number): void {
  const height = every / 0.95;
  ctx.translate(every * 0.04, -height * 0.32);
  const base = height * 0.535;
  const roof = height * 0.37;
  ctx.fillStyle = '#101b20';
  ctx.beginPath();
  ctx.moveTo(-every * 0.04, roof + height * 0.035);
  ctx.quadraticCurveTo(every * 0.1, roof + height * 0.02, every * 0.14, roof - height * 0.04);
  ctx.lineTo(every * 0.56, roof - height * 0.04);
  ctx.quadraticCurveTo(every * 0.6, roof + height * 0.02, every * 0.74, roof + height * 0.035);
  ctx.closePath();
  ctx.fill();
  ctx.fillRect(every * 0.06, roof, every * 0.58, base - roof);
  for (let window = 0; window < 5; window += 1) {
    ctx.fillStyle = `rgb(246 200 134 / ${0.55 + 0.3 * steadyChance(index, window)})`;
    ctx.fillRect(every * (0.09 + window * 0.11), roof + height * 0.045, every * 0.08, height * 0.055);
  }
  ctx.fillStyle = '#0a1114';
  for (let person = 0; person < 12; person += 1) {
    const stands = every * (0.02 + person * 0.08 + steadyChance(index, person + 9) * 0.04);
    const tall = height * (0.05 + steadyChance(index, person) * 0.02);
    ctx.beginPath();
    ctx.arc(stands, base - tall, height * 0.012, 0, 7);
    ctx.fill();
    ctx.fillRect(stands - height * 0.014, base - tall + height * 0.01, height * 0.028, tall);
  }
}

/** The grass and the sand, from the upper edge of the grass down. */
function paintGround(ctx: Ctx, width: number, depth: number): void {
  const height = depth / groundDepth;
  ctx.fillStyle = '#16402f';
  ctx.fillRect(0, 0, width, height * 0.06);
  const sand = ctx.createLinearGradient(0, height * 0.05, 0, depth);
  sand.addColorStop(0, '#6d5233');
  sand.addColorStop(1, '#a07a4a');
  ctx.fillStyle = sand;
  ctx.fillRect(0, height * 0.05, width, height * 0.42);
}

/** A lantern on its post with its glow; the post stands in the middle. */
function paintLantern(ctx: Ctx, width: number): void {
  const height = width / 0.18;
  ctx.translate(height * 0.09, -height * 0.38);
  ctx.fillStyle = '#e9dcc0';
  ctx.fillRect(0, height * 0.5, 4, height * 0.09);
  glow(ctx, 2, height * 0.48, height * 0.09, '255,190,100', 0.8);
  ctx.fillStyle = '#e4573a';
  ctx.fillRect(-height * 0.013, height * 0.455, height * 0.03, height * 0.024);
  ctx.fillStyle = '#6fbba2';
  ctx.fillRect(-height * 0.013, height * 0.479, height * 0.03, height * 0.024);
}
