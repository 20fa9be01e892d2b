import { animate } from '../../canvas/animate.ts';
import { dot } from '../../canvas/marks.ts';
import { painted } from '../../canvas/painted.ts';
import { steadyChance } from '../night-derby/race-motion.ts';
import { type ArenaPictures, arenaPictures } from './arena-pictures.ts';
import { coloursOf } from './colours.ts';
import { type ArenaEvent, towers } from './events.ts';
import { frontAt, type MatchCard, type MatchOutcome, mapMs } from './match.ts';

type Ctx = CanvasRenderingContext2D;
interface Spot {
  x: number;
  y: number;
}

export interface Scene {
  card: MatchCard | null;
  outcome: MatchOutcome | null;
  /** Milliseconds since the start; null before it. */
  elapsedMs: number | null;
  /** What is told of the match; nothing before its outcome is known. */
  events: readonly ArenaEvent[];
}

/** Heroes of a side by lane. */
const heroes = [0, 0, 1, 2, 2] as const;

/** Two bases, three lanes, lantern towers that go out as the fronts pass them, and ten heroes. Returns what ends it. */
export function showArena(canvas: HTMLCanvasElement, scene: () => Scene): () => void {
  const ground = painted(drawGround);
  const pictures = arenaPictures();
  return animate(canvas, (ctx, width, height, frameMs) => {
    ctx.drawImage(ground(width, height), 0, 0);
    drawFight(ctx, width, height, frameMs, scene(), pictures);
  });
}

function unitOf(width: number, height: number): number {
  return Math.min(width / 16, height / 9);
}

function drawFight(
  ctx: Ctx,
  width: number,
  height: number,
  frameMs: number,
  scene: Scene,
  pictures: ArenaPictures,
): void {
  const card = scene.outcome ?? scene.card;
  if (!card) return;
  const unit = unitOf(width, height);
  const colours = { home: coloursOf(card.homeTeam), away: coloursOf(card.awayTeam) };
  const { outcome, elapsedMs } = scene;
  const running = outcome !== null && elapsedMs !== null;
  const map = running ? Math.min(outcome.maps.length - 1, Math.max(0, Math.floor(elapsedMs / mapMs))) : 0;
  const share = running ? Math.min(1, Math.max(0, elapsedMs / mapMs - map)) : 0;
  const fronts = [0, 1, 2].map((lane) => (running ? frontAt(outcome, map, lane, share) : 0));
  const down = downAt(scene, map);
  for (const lane of fronts.keys()) {
    for (const [tower, at] of towers.entries()) {
      const isDown = down.has(lane * towers.length + tower);
      const { x, y } = place(lane, at, width, height);
      pictures.tower((at < 0 ? colours.home : colours.away)[0], isDown)(ctx, x, y, unit);
    }
  }
  for (const side of ['home', 'away'] as const) {
    const end = side === 'home' ? -1 : 1;
    const { x, y } = place(1, end, width, height);
    pictures.base(colours[side], running && fronts[1] === end)(ctx, x, y, unit);
  }
  for (const side of ['home', 'away'] as const) {
    for (const [hero, lane] of heroes.entries()) {
      const front = fronts[lane] ?? 0;
      const back = side === 'home' ? -1 : 1;
      const stands = running
        ? Math.max(-1, Math.min(1, front + back * (0.07 + 0.05 * (hero % 2))))
        : back * 0.9;
      const at = place(lane, stands, width, height);
      const bob = Math.sin(frameMs / 180 + hero * 1.7 + back) * unit * 0.08;
      const aside = (hero % 2 === 0 ? -1 : 1) * unit * 0.26;
      pictures.hero(colours[side], hero)(ctx, at.x + aside, at.y + bob + aside * 0.6, unit);
    }
  }
  if (running && share < 0.92) {
    for (const [lane, front] of fronts.entries())
      drawClash(ctx, place(lane, front, width, height), unit, frameMs, lane, pictures);
  }
}

/** The towers of the running map that have gone out; one that has stays so. */
function downAt({ events, elapsedMs }: Scene, map: number): ReadonlySet<number> {
  const down = new Set<number>();
  for (const event of events) {
    if (event.kind === 'tower' && event.map === map && event.atMs <= (elapsedMs ?? 0))
      down.add(event.lane * towers.length + event.tower);
  }
  return down;
}

/** Where a lane is at −1 … 1: the home base is below on the left, the other above on the right. */
function place(lane: number, along: number, width: number, height: number): Spot {
  const share = (along + 1) / 2;
  const from = { x: width * 0.12, y: height * 0.8 };
  const to = { x: width * 0.88, y: height * 0.26 };
  const bend = (lane - 1) * 0.34;
  const swell = Math.sin(share * Math.PI);
  return {
    x: from.x + (to.x - from.x) * share + bend * swell * width * 0.24,
    y: from.y + (to.y - from.y) * share + bend * swell * height * 0.62,
  };
}

function drawGround(ctx: Ctx, width: number, height: number): void {
  const ground = ctx.createRadialGradient(width / 2, height * 0.5, 0, width / 2, height * 0.5, width * 0.7);
  ground.addColorStop(0, '#1f4a45');
  ground.addColorStop(0.6, '#122f35');
  ground.addColorStop(1, '#070f18');
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, width, height);
  for (let tree = 0; tree < 90; tree += 1) {
    const x = steadyChance(tree, 1) * width;
    const y = steadyChance(tree, 2) * height;
    const near = [0, 1, 2].some((lane) =>
      [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7, 1].some((along) => {
        const at = place(lane, along, width, height);
        return Math.hypot(at.x - x, at.y - y) < height * 0.11;
      }),
    );
    if (near) continue;
    const size = height * (0.016 + 0.018 * steadyChance(tree, 3));
    dot(ctx, x, y + size * 0.5, size, 'rgba(0,0,0,0.3)');
    dot(ctx, x, y, size, '#17473a');
    dot(ctx, x - size * 0.3, y - size * 0.3, size * 0.55, '#23634e');
  }
  ctx.strokeStyle = 'rgba(90,190,220,0.22)';
  ctx.lineWidth = height * 0.06;
  ctx.beginPath();
  ctx.moveTo(width * 0.26, -10);
  ctx.bezierCurveTo(width * 0.4, height * 0.4, width * 0.58, height * 0.5, width * 0.76, height + 10);
  ctx.stroke();
  for (const lane of [0, 1, 2]) drawLane(ctx, width, height, lane, unitOf(width, height));
}

function drawLane(ctx: Ctx, width: number, height: number, lane: number, unit: number): void {
  for (const [colour, wide] of [
    ['rgba(0,0,0,0.3)', 1.15],
    ['#4f4331', 0.92],
    ['#6a5940', 0.66],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = unit * wide;
    ctx.lineCap = 'round';
    ctx.beginPath();
    for (let step = 0; step <= 24; step += 1) {
      const { x, y } = place(lane, -1 + step / 12, width, height);
      if (step === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
}

function drawClash(
  ctx: Ctx,
  { x, y }: Spot,
  unit: number,
  frameMs: number,
  lane: number,
  { flash }: ArenaPictures,
): void {
  flash()(ctx, x, y, unit, 0.8 + 0.25 * Math.sin(frameMs / 90 + lane));
  ctx.lineCap = 'round';
  ctx.strokeStyle = '#fff3c9';
  ctx.lineWidth = unit * 0.05;
  ctx.beginPath();
  for (let spark = 0; spark < 7; spark += 1) {
    const turn = spark * 0.9 + frameMs / 240 + lane;
    const reach = unit * (0.25 + 0.4 * ((frameMs / 160 + spark * 0.37) % 1));
    ctx.moveTo(x + Math.cos(turn) * reach * 0.7, y + Math.sin(turn) * reach * 0.7);
    ctx.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
  }
  ctx.stroke();
}
