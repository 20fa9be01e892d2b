import type { Cell } from '../../../src/games/slot-api.ts';
import type { SurfacePen } from '../canvas/surface.ts';
import { drawGlow } from './draw-glow.ts';
import type { Backdrop } from './draw-paper.ts';
import { lineColour, type Paper, pigments } from './pigments.ts';
import type { ReelPlace } from './reel-motion.ts';
import { type Sprites, smearReach } from './sprites.ts';

/** What to point out on resting reels. */
export interface Highlight {
  cells: readonly Cell[];
  /** Rows of the lines that are drawn, each with its number and how far it counts. */
  lines: readonly { line: number; rows: readonly number[]; count: number }[];
  /** Lanterns that count as multiplier: they shine. */
  shining: readonly Cell[];
}

export interface Frame {
  pen: SurfacePen;
  /** All in device pixels. */
  width: number;
  height: number;
  gap: number;
  sprites: Sprites;
  spriteSize: number;
  rows: number;
  strips: readonly (readonly string[])[];
  places: readonly ReelPlace[];
  moonlit: boolean;
  paper: Paper;
  backdrop: Backdrop;
  highlight: Highlight | null;
  /** 0 … 1, breathing; 1 where nothing may move. */
  pulse: number;
  /** 0 … 1: how much of the symbols is visible, for the mode without motion. */
  presence: number;
}

const blurFrom = 9;

export function drawReels(frame: Frame): void {
  const { pen, width, height, gap, strips, moonlit, paper, backdrop } = frame;
  const sheets = { width, height, gap, reels: strips.length };
  pen.clearRect(0, 0, width, height);
  pen.drawImage(backdrop.paper(sheets, moonlit ? paper.night : paper.day), 0, 0);
  for (const [reel] of strips.entries()) drawReel(frame, reel);
  if (frame.highlight) drawHighlight(frame, frame.highlight);
  pen.drawImage(backdrop.shade(sheets), 0, 0);
}

function cellBox({ width, height, gap, rows, strips }: Frame): {
  cellWidth: number;
  cellHeight: number;
  pitch: number;
} {
  const cellWidth = (width - gap * (strips.length - 1)) / strips.length;
  return { cellWidth, cellHeight: height / rows, pitch: cellWidth + gap };
}

function drawReel(frame: Frame, reel: number): void {
  const { pen, height, rows, strips, places, presence } = frame;
  const { cellWidth, cellHeight, pitch } = cellBox(frame);
  const strip = strips[reel];
  const place = places[reel];
  if (!strip || !place) return;
  const x = reel * pitch;
  pen.save();
  pen.beginPath();
  pen.rect(x, 0, cellWidth, height);
  pen.clip();
  pen.globalAlpha = presence;
  const top = Math.floor(place.position);
  for (let row = -1; row <= rows; row += 1) {
    const symbol = strip[mod(top + row, strip.length)];
    if (symbol)
      drawSymbol(
        frame,
        symbol,
        x + cellWidth / 2,
        (row - (place.position - top) + 0.5) * cellHeight,
        place.speed,
      );
  }
  pen.restore();
}

function drawSymbol(frame: Frame, symbol: string, x: number, y: number, speed: number, scale = 1): void {
  const { pen, sprites, spriteSize } = frame;
  const sprite = sprites.get(symbol);
  if (!sprite) return;
  const size = spriteSize * scale;
  if (speed < blurFrom) {
    pen.drawImage(sprite.sharp, x - size / 2, y - size / 2, size, size);
    return;
  }
  const reach = size * (1 + 2 * smearReach);
  pen.drawImage(sprite.smeared, x - size / 2, y - reach / 2, size, reach);
}

function drawHighlight(frame: Frame, { cells, lines, shining }: Highlight): void {
  const { pen, height, rows, strips, pulse } = frame;
  const { cellWidth, cellHeight, pitch } = cellBox(frame);
  const lit = new Set([...cells, ...shining].map(({ reel, row }) => `${reel}:${row}`));
  if (cells.length > 0) {
    pen.fillStyle = pigments.shade;
    for (const [reel] of strips.entries()) {
      for (let row = 0; row < rows; row += 1) {
        if (!lit.has(`${reel}:${row}`)) pen.fillRect(reel * pitch, row * cellHeight, cellWidth, cellHeight);
      }
    }
  }
  for (const cell of shining) drawShining(frame, cell);
  for (const { line, rows: path, count } of lines) {
    const points = path.map((row, reel) => ({
      x: reel * pitch + cellWidth / 2,
      y: (row + 0.5) * cellHeight,
    }));
    strokeLine(pen, points.slice(0, count), lineColour(line), height);
  }
  for (const cell of cells) drawLitSymbol(frame, cell, 1 + 0.07 * pulse);
}

function drawLitSymbol(frame: Frame, { reel, row }: Cell, scale: number): void {
  const { cellWidth, cellHeight, pitch } = cellBox(frame);
  const strip = frame.strips[reel];
  const place = frame.places[reel];
  const symbol = strip && place && strip[mod(Math.round(place.position) + row, strip.length)];
  if (symbol) drawSymbol(frame, symbol, reel * pitch + cellWidth / 2, (row + 0.5) * cellHeight, 0, scale);
}

function drawShining(frame: Frame, { reel, row }: Cell): void {
  const { pen, pulse } = frame;
  const { cellWidth, cellHeight, pitch } = cellBox(frame);
  drawGlow(pen, reel * pitch + cellWidth / 2, (row + 0.5) * cellHeight, cellWidth * 0.62, 1 + 0.13 * pulse);
  drawLitSymbol(frame, { reel, row }, 1 + 0.05 * pulse);
}

function strokeLine(
  pen: SurfacePen,
  points: readonly { x: number; y: number }[],
  colour: string,
  height: number,
): void {
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [strokeStyle, lineWidth] of [
    [pigments.lineEdge, height / 44],
    [colour, height / 74],
  ] as const) {
    pen.strokeStyle = strokeStyle;
    pen.lineWidth = lineWidth;
    pen.beginPath();
    for (const [index, { x, y }] of points.entries()) index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
    pen.stroke();
  }
  pen.restore();
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
