import { animate } from '../../canvas/animate.ts';
import { dot, glow } from '../../canvas/marks.ts';
import { painted } from '../../canvas/painted.ts';
import { ballAt, playerAt, type Spot } from './ball-motion.ts';
import { drawGoal, type GoalPicture, goalPicture } from './goal-picture.ts';
import type { Incident } from './incidents.ts';
import { type MatchCard, type MatchOutcome, matchMs, minuteMs } from './match.ts';
import { playerPictures } from './player-pictures.ts';
import { shirtsOf } from './shirts.ts';

type Ctx = CanvasRenderingContext2D;

export interface Scene {
  card: MatchCard | null;
  outcome: MatchOutcome | null;
  /** Milliseconds since kick-off; null before it. */
  elapsedMs: number | null;
  goalText: string;
  /** What is told of the match; nothing before its outcome is known. */
  incidents: readonly Incident[];
}

/** A pitch under lanterns, seen a little from above; players and ball where the drawn goals want them. Returns what ends it. */
export function showPitch(canvas: HTMLCanvasElement, scene: () => Scene): () => void {
  const ground = painted(drawGround);
  const pictures = { sides: sidesOf(), goal: goalPicture() };
  return animate(canvas, (ctx, width, height, frameMs) => {
    ctx.drawImage(ground(width, height), 0, 0);
    drawMatch(ctx, width, height, frameMs, scene(), pictures);
  });
}

interface MatchPictures {
  readonly sides: ReturnType<typeof sidesOf>;
  readonly goal: GoalPicture;
}

/** The players of both sides in their shirts, which are chosen once for a match. */
function sidesOf() {
  const players = playerPictures();
  let known: { match: string; sides: Record<'home' | 'away', ReturnType<typeof players>> } | undefined;
  return (home: string, away: string) => {
    const match = `${home} ${away}`;
    if (known?.match !== match) {
      const shirts = shirtsOf(home, away);
      known = { match, sides: { home: players(shirts.home), away: players(shirts.away) } };
    }
    return known.sides;
  };
}

function drawMatch(
  ctx: Ctx,
  width: number,
  height: number,
  frameMs: number,
  scene: Scene,
  { sides, goal: goalWord }: MatchPictures,
): void {
  const card = scene.outcome ?? scene.card;
  if (!card) return;
  const elapsedMs = Math.min(matchMs, scene.elapsedMs ?? 0);
  const ball =
    scene.outcome && scene.elapsedMs !== null
      ? ballAt(card.match, scene.incidents, elapsedMs)
      : { x: 0.5, y: 0.5 };
  const moving = scene.elapsedMs === null ? frameMs / 3 : elapsedMs;
  const wearing = sides(card.homeTeam, card.awayTeam);
  for (const side of ['home', 'away'] as const) {
    const player = wearing[side];
    for (let number = 0; number < 11; number += 1) {
      const at = project(playerAt(card.match, side, number, ball, moving), width, height);
      player(moving / 110 + number)(ctx, at.x, at.y, height * 0.043, at.size / nearSize);
    }
  }
  const at = project(ball, width, height);
  dot(ctx, at.x, at.y + height * 0.012, height * 0.014 * at.size, 'rgba(0,0,0,0.35)');
  dot(ctx, at.x, at.y, height * 0.015 * at.size, '#fffdf2');
  const goal = scene.outcome?.goals.find(({ minute }) => {
    const sinceMs = elapsedMs - minute * minuteMs;
    return sinceMs >= 0 && sinceMs < 1300;
  });
  const word = goalWord(scene.goalText, height);
  if (goal && scene.elapsedMs !== null)
    drawGoal(ctx, word, width, height, (elapsedMs - goal.minute * minuteMs) / 1300);
}

interface Place {
  x: number;
  y: number;
  size: number;
}

/** Of who stands at the near line. */
const nearSize = 1.2;

/** The far line is shorter than the near one. */
function project({ x, y }: Spot, width: number, height: number): Place {
  const depth = 0.74 + 0.26 * y;
  return {
    x: width * (0.5 + (x - 0.5) * 0.9 * depth),
    y: height * (0.3 + 0.63 * y * (0.86 + 0.14 * y)),
    size: nearSize - 0.5 * (1 - y),
  };
}

function drawGround(ctx: Ctx, width: number, height: number): void {
  const night = ctx.createLinearGradient(0, 0, 0, height * 0.34);
  night.addColorStop(0, '#071420');
  night.addColorStop(1, '#1b4a52');
  ctx.fillStyle = night;
  ctx.fillRect(0, 0, width, height);
  for (let person = 0; person < 150; person += 1) {
    const x = ((person * 0.618) % 1) * width;
    const row = person % 4;
    ctx.fillStyle = ['#1c2c33', '#3a2420', '#20393a', '#463422'][row] ?? '#1c2c33';
    ctx.beginPath();
    ctx.arc(x, height * (0.16 + row * 0.028), height * 0.017, 0, 7);
    ctx.fill();
  }
  for (let lantern = 0; lantern < 12; lantern += 1) {
    const x = width * (0.04 + lantern * 0.084);
    const y = height * (0.07 + 0.025 * Math.sin(lantern * 0.9 + 0.6));
    glow(ctx, x, y, height * 0.1, '255,190,100', 0.7);
    dot(ctx, x, y - height * 0.008, height * 0.015, '#e4573a');
    dot(ctx, x, y + height * 0.008, height * 0.014, '#6fbba2');
  }
  const corner = (x: number, y: number) => project({ x, y }, width, height);
  ctx.fillStyle = '#12392a';
  ctx.fillRect(0, height * 0.27, width, height * 0.73);
  for (let stripe = 0; stripe < 10; stripe += 1) {
    ctx.fillStyle = stripe % 2 === 0 ? '#2a7a4f' : '#246b46';
    shape(ctx, [
      corner(stripe / 10, 0),
      corner((stripe + 1) / 10, 0),
      corner((stripe + 1) / 10, 1),
      corner(stripe / 10, 1),
    ]);
    ctx.fill();
  }
  ctx.strokeStyle = 'rgba(255,250,230,0.72)';
  ctx.lineWidth = Math.max(1.5, height * 0.005);
  for (const [x, y, w, h] of [
    [0, 0, 1, 1],
    [0, 0.22, 0.16, 0.56],
    [0.84, 0.22, 0.16, 0.56],
    [0, 0.36, 0.06, 0.28],
    [0.94, 0.36, 0.06, 0.28],
    [0, 0, 0.5, 1],
  ] as const) {
    shape(ctx, [corner(x, y), corner(x + w, y), corner(x + w, y + h), corner(x, y + h)]);
    ctx.stroke();
  }
  const middle = corner(0.5, 0.5);
  ctx.beginPath();
  ctx.ellipse(middle.x, middle.y, width * 0.075, height * 0.095, 0, 0, 7);
  ctx.stroke();
  for (const x of [0, 1]) {
    const [far, near] = [corner(x, 0.42), corner(x, 0.58)];
    const back = x === 0 ? -width * 0.022 : width * 0.022;
    ctx.fillStyle = 'rgba(255,255,255,0.16)';
    shape(ctx, [
      far,
      near,
      { ...near, x: near.x + back, y: near.y - height * 0.07 },
      { ...far, x: far.x + back, y: far.y - height * 0.06 },
    ]);
    ctx.fill();
    ctx.stroke();
  }
}

function shape(ctx: Ctx, places: readonly { x: number; y: number }[]): void {
  ctx.beginPath();
  for (const [index, { x, y }] of places.entries()) {
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.closePath();
}
