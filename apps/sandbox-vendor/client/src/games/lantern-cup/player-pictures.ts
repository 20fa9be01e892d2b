import { dot } from '../../canvas/marks.ts';
import { type Stamp, stamps } from '../../canvas/painted.ts';

type Shirt = readonly [string, string];

/** The players in a shirt with its trim: one of them, `run` radians into his stride. */
export type PlayerPictures = (shirt: Shirt) => (run: number) => Stamp;

/** How many steps his legs take to either side. */
const steps = 4;

export function playerPictures(): PlayerPictures {
  const players = stamps({ left: 0.66, right: 0.66, top: 2.32, bottom: 0.24 });
  return (shirt) => {
    const stride = (step: number) =>
      players(`${shirt} ${step}`, (pen) => paintPlayer(pen, shirt, step / steps));
    const standing = stride(0);
    const strides = Array.from({ length: 2 * steps + 1 }, (_, at) => stride(at - steps));
    return (run) => strides[Math.round(Math.sin(run) * steps) + steps] ?? standing;
  };
}

/** `swing` of the legs from −1 to 1. */
function paintPlayer(ctx: CanvasRenderingContext2D, [shirt, trim]: Shirt, swing: number): void {
  ctx.fillStyle = 'rgba(0,0,0,0.3)';
  ctx.beginPath();
  ctx.ellipse(0, 0, 0.62, 0.2, 0, 0, 7);
  ctx.fill();
  ctx.strokeStyle = trim;
  ctx.lineWidth = 0.26;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-0.14, -0.7);
  ctx.lineTo(-0.14 + swing * 0.24, 0);
  ctx.moveTo(0.14, -0.7);
  ctx.lineTo(0.14 - swing * 0.24, 0);
  ctx.stroke();
  ctx.fillStyle = shirt;
  ctx.fillRect(-0.38, -1.6, 0.76, 0.98);
  ctx.fillStyle = trim;
  ctx.fillRect(-0.1, -1.6, 0.2, 0.98);
  dot(ctx, 0, -1.9, 0.3, '#e8c39a');
  dot(ctx, 0, -2, 0.28, '#241812');
}
