import { type Stamp, stamps } from '../../../canvas/painted.ts';
import { drawHorse } from './draw-horse.ts';
import { phaseOf } from './poses.ts';

type Ctx = CanvasRenderingContext2D;

interface Shown {
  readonly lane: number;
  readonly horse: number;
  /** What the jockey wears. */
  readonly colour: string;
}

export type RunnerPictures = (shown: Shown, pose: number) => Stamp;

/** In the height of a horse, around the point where it stands. */
const edges = { left: 0.8, right: 0.76, top: 0.94, bottom: 0.12 };

/** Horses in their poses, each with its shadow. A lane keeps those of the horse that runs in it now. */
export function runnerPictures(): RunnerPictures {
  const lanes = new Map<number, { horse: number; poses: ReturnType<typeof stamps> }>();
  return ({ lane, horse, colour }, pose) => {
    const known = lanes.get(lane);
    const { poses } = known?.horse === horse ? known : { poses: stamps(edges) };
    lanes.set(lane, { horse, poses });
    return poses(String(pose), (ctx) => paintRunner(ctx, horse, colour, pose));
  };
}

function paintRunner(ctx: Ctx, horse: number, colour: string, pose: number): void {
  ctx.fillStyle = 'rgba(0,0,0,0.28)';
  ctx.beginPath();
  ctx.ellipse(0, 0, 0.7, 0.1, 0, 0, 7);
  ctx.fill();
  ctx.scale(0.56, 0.56);
  drawHorse(ctx, phaseOf(pose), horse, colour);
}
