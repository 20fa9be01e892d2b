import { type DrumPlace, drumPlaces, nextRound } from '@hanpan/rules';
import { Canvas, ink } from '@hanpan/video';
import type { LiveScene } from './live-scene.ts';

/** 640 × 352 pixels. */
export const size = { columns: 40, rows: 22 } as const;

const night = ink(13, 22, 26);
const deep = ink(8, 14, 17);
const wood = ink(74, 45, 28);
const brass = ink(196, 158, 86);
const glass = ink(28, 44, 50);
const rim = ink(150, 176, 172);
const gold = ink(235, 199, 119);
const red = ink(206, 74, 40);
const quiet = ink(128, 142, 138);

/** Balls as everywhere on the site: four pigments take turns by number, and the powerball has one of its own. */
export const pigments = [ink(37, 117, 93), ink(242, 193, 94), ink(122, 72, 150), ink(52, 94, 159)] as const;
export const powerPigment = ink(204, 74, 41);
const bone = ink(253, 244, 224);
const dark = ink(26, 18, 12);

const drum = { x: 150, y: 176, radius: 112 };
const ballRadius = 15;
const ballsInDrum = 28;

/** How far from the middle a ball may be. */
const reach = drum.radius - ballRadius - 5;
const resting = drumPlaces({ reach, lowest: reach - 4, rowStep: 26, ballStep: 32, balls: ballsInDrum });

/** Each ball on a way of its own through the drum. */
function tossed(ball: number, turn: number): DrumPlace {
  const far = reach * (0.25 + 0.75 * Math.abs(Math.sin(ball * 2.4 + turn * 0.31)));
  const angle = ball * 0.9 + turn * (0.35 + (ball % 5) * 0.07);
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

interface PaintedBall {
  readonly number: number;
  readonly isPower?: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The number on a pale face within the pigment. */
function drawBall(canvas: Canvas, { number, isPower = false, x, y, radius }: PaintedBall): void {
  const pigment = isPower ? powerPigment : (pigments[number % pigments.length] ?? powerPigment);
  // Two digits of dots are eleven wide and seven high: they end within the face.
  const dot = radius / 11;
  canvas.disc(x, y, radius, pigment);
  canvas.disc(x, y, radius * 0.64, bone);
  canvas.text(String(number), x, y - dot * 3.5, dot, dark);
}

function drawDrum(canvas: Canvas, { rolled, turn }: LiveScene): void {
  const { x, y, radius } = drum;
  canvas.rectangle(x - 78, y + radius + 10, 156, 34, wood);
  canvas.rectangle(x - 96, y + radius + 6, 192, 7, brass);
  canvas.disc(x, y, radius, glass);
  // The powerball comes from a drum of its own.
  const out = new Set(rolled.slice(0, 5));
  const inside = Array.from({ length: ballsInDrum }, (_, at) => at + 1).filter((ball) => !out.has(ball));
  for (const [at, number] of inside.entries()) {
    const { x: dx, y: dy } = turn === undefined ? (resting[at] ?? { x: 0, y: 0 }) : tossed(number, turn);
    drawBall(canvas, { number, x: x + dx, y: y + dy, radius: ballRadius });
  }
  canvas.ring(x, y, radius, 5, rim);
}

function drawRail(canvas: Canvas, { rolled }: LiveScene): void {
  const [left, top, step] = [318, 246, 54];
  canvas.rectangle(left - 28, top + 30, step * 5 + 56, 8, brass);
  canvas.rectangle(left - 28, top + 38, step * 5 + 56, 4, wood);
  for (let place = 0; place < 6; place += 1) {
    const x = left + place * step;
    const isPower = place === 5;
    const number = rolled[place];
    if (number === undefined) {
      canvas.ring(x, top, 22, 2, isPower ? powerPigment : quiet);
      continue;
    }
    drawBall(canvas, { number, isPower, x, y: top, radius: 25 });
  }
}

/** Minutes and seconds, on a board of its own; red while the last seconds run. Below them the page says what they count. */
function drawBoard(canvas: Canvas, { secondsToDraw, nextDrawAtMs }: LiveScene, everyMs: number): void {
  canvas.rectangle(290, 40, 326, 128, deep);
  canvas.rectangle(290, 40, 326, 3, brass);
  canvas.text(`#${nextRound(nextDrawAtMs, everyMs).round}`, 453, 50, 3, quiet);
  const minutes = Math.floor(secondsToDraw / 60);
  const seconds = String(secondsToDraw % 60).padStart(2, '0');
  canvas.text(`${minutes}:${seconds}`, 453, 78, 8, secondsToDraw <= 10 ? red : gold);
}

/** A scene as it is seen: the drum, the rail, the round and the clock. Nothing on it is in any language. */
export function drawScene(scene: LiveScene, everyMs: number): Canvas {
  const canvas = new Canvas(size.columns, size.rows, night);
  drawDrum(canvas, scene);
  drawRail(canvas, scene);
  drawBoard(canvas, scene, everyMs);
  return canvas;
}
