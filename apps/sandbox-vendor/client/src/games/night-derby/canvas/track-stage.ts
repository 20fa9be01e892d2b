import { animate } from '../../../canvas/animate.ts';
import { letters } from '../../../canvas/letters.ts';
import { type Runner, silks } from '../card.ts';
import { course, finishMs, progressAt, steadyChance } from '../race-motion.ts';
import { galloping, standing } from './poses.ts';
import { rosetteDisc, rosettes } from './track-colours.ts';
import type { Told } from './track-messages.ts';
import { groundDepth, type TrackPictures, trackPictures } from './track-pictures.ts';

type Ctx = CanvasRenderingContext2D;

/** How long a stride takes that is only painted, not shown. */
const rehearsalMs = 3_000;

export interface Scene extends Omit<Told, 'drawnAtMs' | 'clockOffsetMs'> {
  /** Milliseconds since the start; null before it. */
  elapsedMs: number | null;
}

/** How letters come onto the track: around this point, in this size and ink. */
export type Write = (ctx: Ctx, text: string, x: number, y: number, size: number, ink: string) => void;

const writeLetters: Write = (ctx, text, x, y, size, ink) => {
  ctx.fillStyle = ink;
  ctx.font = letters(700, size);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y);
};

/** The round as it is at this moment. */
export function sceneOf({ drawnAtMs, clockOffsetMs, ...scene }: Told, nowMs = Date.now()): Scene {
  return { ...scene, elapsedMs: drawnAtMs === null ? null : nowMs + clockOffsetMs - drawnAtMs };
}

/** The track in the page: sky, stand, rail, and the field where the drawn order has it. Returns what ends it. */
export function showTrack(canvas: HTMLCanvasElement, told: () => Told): () => void {
  const pictures = trackPictures();
  return animate(canvas, (ctx, width, height, frameMs) =>
    drawTrack(ctx, width, height, frameMs, sceneOf(told()), pictures),
  );
}

export function drawTrack(
  ctx: Ctx,
  width: number,
  height: number,
  frameMs: number,
  scene: Scene,
  pictures: TrackPictures,
  write: Write = writeLetters,
): void {
  const field = fieldOf(scene);
  const lead = Math.max(0, ...field.map(({ along }) => along));
  // The leaders are seen in the right third, and past the line too: who has won stays in sight.
  const camera = Math.max(0, lead * (course - 0.3) - 0.52) * width;
  const size = Math.min(height * 0.17, width * 0.11);
  if (scene.elapsedMs === null) rehearse(ctx, field, size, frameMs, pictures);
  drawNight(ctx, width, height, camera, pictures);
  drawGround(ctx, width, height, camera, scene.elapsedMs === null, pictures);
  const lanes = Math.max(1, field.length);
  for (const { runner, along, phase, place } of field) {
    const lane = runner.gate - 1;
    const y = height * (0.62 + (0.36 * (lane + 0.7)) / lanes);
    const x = along * (course - 0.3) * width + width * 0.12 - camera - slantAt(y, height);
    const pose = scene.elapsedMs === null ? standing(frameMs, lane) : galloping(phase);
    pictureOf(pictures, runner, pose)(ctx, x, y, size);
    drawDisc(ctx, x - size * 0.1, y - size * 1.02, size * 0.17, String(runner.gate), silkOf(lane), write);
    if (place !== null)
      drawRosette(ctx, x + size * 0.34, y - size * 1.06, size * 0.22, place, scene.places, write);
  }
}

function silkOf(lane: number): readonly [string, string] {
  const silk = silks[lane % silks.length];
  if (silk === undefined) throw new RangeError(`no silk for lane ${lane}`);
  return silk;
}

/** Where the sky comes over it: at the start all horses need all poses of a stride within half a second. */
function rehearse(
  ctx: Ctx,
  field: readonly { runner: Runner }[],
  size: number,
  frameMs: number,
  pictures: TrackPictures,
): void {
  const pose = galloping((frameMs / rehearsalMs) % 1);
  for (const { runner } of field) pictureOf(pictures, runner, pose)(ctx, size, size, size);
}

function pictureOf({ runner }: TrackPictures, { gate, horse }: Runner, pose: number) {
  const lane = gate - 1;
  return runner({ lane, horse, colour: silkOf(lane)[0] }, pose);
}

/** Lines across the track lean with its depth, and so does the start: what is level on the track looks level. */
function slantAt(y: number, height: number): number {
  return (y - height * 0.8) * 0.42;
}

function drawDisc(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  text: string,
  [colour, ink]: readonly [string, string],
  write: Write,
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 7);
  ctx.fill();
  write(ctx, text, x, y + radius * 0.06, radius * (letterSizes[text.length - 1] ?? 0.8), ink);
}

/** How large letters on a disc are, in its radius, by how many there are. */
const letterSizes = [1.3, 1.05, 0.95, 0.85];

/** What the first three wear from the line on. */
function drawRosette(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  place: number,
  places: Scene['places'],
  write: Write,
): void {
  const colour = rosettes[place] ?? rosettes[0];
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x - radius * 0.7, y + radius * 0.5);
  ctx.lineTo(x - radius * 0.55, y + radius * 2);
  ctx.lineTo(x, y + radius * 1.5);
  ctx.lineTo(x + radius * 0.55, y + radius * 2);
  ctx.lineTo(x + radius * 0.7, y + radius * 0.5);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y, radius * 1.25, 0, 7);
  ctx.fill();
  drawDisc(ctx, x, y, radius, places[place] ?? '', [rosetteDisc, colour], write);
}

function fieldOf({ card, outcome, elapsedMs }: Omit<Scene, 'places'>) {
  const runners = outcome?.runners ?? card?.runners ?? [];
  return runners.map((runner) => {
    if (!outcome || elapsedMs === null) return { runner, along: 0, phase: 0, place: null };
    const place = outcome.order.indexOf(runner.gate);
    const arrives = finishMs(outcome.race, place, runners.length);
    const along = progressAt(outcome.race, runner.gate, arrives, elapsedMs);
    const isPlaced = place < rosettes.length && elapsedMs >= arrives;
    const phase = (elapsedMs / 430 + steadyChance(runner.horse, 3)) % 1;
    return { runner, along, phase, place: isPlaced ? place : null };
  });
}

function drawNight(
  ctx: Ctx,
  width: number,
  height: number,
  camera: number,
  { sky, hills, stands }: TrackPictures,
): void {
  ctx.drawImage(sky(width, height), 0, 0);
  for (const { picture, pace } of hills) ctx.drawImage(picture(width, height), -camera * pace, 0);
  drawStands(ctx, width, height, camera * 0.5, stands);
}

/** Pavilions side by side; every so many look alike. */
function drawStands(
  ctx: Ctx,
  width: number,
  height: number,
  shift: number,
  stands: TrackPictures['stands'],
): void {
  const every = height * 0.95;
  const first = Math.floor(shift / every) - 1;
  for (let index = first; index < first + width / every + 3; index += 1) {
    const picture = stands[(index + stands.length) % stands.length];
    if (picture)
      ctx.drawImage(picture(every, height * 0.22), index * every - shift - every * 0.04, height * 0.32);
  }
}

function drawGround(
  ctx: Ctx,
  width: number,
  height: number,
  camera: number,
  isWaiting: boolean,
  { ground, lantern }: TrackPictures,
): void {
  ctx.drawImage(ground(width, height * groundDepth), 0, height * 0.53);
  ctx.fillStyle = 'rgba(255,236,190,0.07)';
  const grain = width * 0.12;
  for (let x = -(camera % grain); x < width + grain; x += grain) {
    for (let row = 0; row < 4; row += 1)
      ctx.fillRect(x + row * 31, height * (0.64 + row * 0.09), grain * 0.4, 2);
  }
  drawPost(ctx, width, height, (course - 0.3) * width + width * 0.12 - camera + width * 0.06, '#c73e2b');
  if (isWaiting) drawPost(ctx, width, height, width * 0.19, '#2c7f66');
  const every = width * 0.22;
  ctx.fillStyle = '#e9dcc0';
  ctx.fillRect(0, height * 0.565, width, height * 0.012);
  const picture = lantern(height * 0.18, height * 0.21);
  for (let x = -(camera % every); x < width + every; x += every)
    ctx.drawImage(picture, x - height * 0.09, height * 0.38);
}

/** A line across the track between two posts. */
function drawPost(ctx: Ctx, width: number, height: number, x: number, colour: string): void {
  if (x < -width * 0.1 || x > width * 1.1) return;
  ctx.strokeStyle = 'rgba(255,246,226,0.75)';
  ctx.lineWidth = Math.max(3, width * 0.004);
  ctx.beginPath();
  ctx.moveTo(x - slantAt(height * 0.585, height), height * 0.585);
  ctx.lineTo(x - slantAt(height, height), height);
  ctx.stroke();
  ctx.fillStyle = colour;
  const top = x - slantAt(height * 0.585, height);
  ctx.fillRect(top - width * 0.004, height * 0.4, Math.max(5, width * 0.008), height * 0.2);
  ctx.fillStyle = '#f3c766';
  ctx.beginPath();
  ctx.arc(top, height * 0.395, height * 0.02, 0, 7);
  ctx.fill();
}
