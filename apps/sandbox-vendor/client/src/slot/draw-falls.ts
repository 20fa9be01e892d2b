import type { Cell } from '../../../src/games/slot-api.ts';
import { drawLabel, type Label } from '../canvas/labels.ts';
import type { SurfacePen } from '../canvas/surface.ts';
import { drawGlow } from './draw-glow.ts';
import type { Backdrop } from './draw-paper.ts';
import { type Fall, rowAt } from './fall-motion.ts';
import type { Paper } from './pigments.ts';
import { type Sprites, smearReach } from './sprites.ts';

/** A symbol in a column of so many rows. */
export interface Piece extends Fall {
  symbol: string;
  reel: number;
  size: number;
  /** Written on a coin. */
  label: Label | null;
  /** A burst: grows and vanishes from here on. */
  goneAtMs: number | null;
}

/** Symbols that race past while the outcome is awaited: each reel until its own symbols come. */
export interface Rain {
  sinceMs: number;
  /** By reel; undefined while nothing is known yet. */
  untilMs: readonly number[] | undefined;
}

export interface FallFrame {
  pen: SurfacePen;
  width: number;
  height: number;
  gap: number;
  reels: number;
  sprites: Sprites;
  paper: Paper;
  backdrop: Backdrop;
  rain: Rain | null;
  pieces: readonly Piece[];
  lit: readonly Cell[] | null;
  /** Only coins are bright. */
  holding: boolean;
  moonlit: boolean;
  pulse: number;
  presence: number;
  nowMs: number;
}

const burstMs = 300;

export function drawFalls(frame: FallFrame): void {
  const { pen, width, height, gap, reels, presence, paper, backdrop } = frame;
  const sheets = { width, height, gap, reels };
  const cellWidth = (width - gap * (reels - 1)) / reels;
  pen.clearRect(0, 0, width, height);
  pen.drawImage(backdrop.paper(sheets, frame.moonlit || frame.holding ? paper.night : paper.day), 0, 0);
  for (let reel = 0; reel < reels; reel += 1) {
    const x = reel * (cellWidth + gap);
    pen.save();
    pen.beginPath();
    pen.rect(x, 0, cellWidth, height);
    pen.clip();
    pen.globalAlpha = presence;
    if (frame.rain) drawRain(frame, frame.rain, reel, x + cellWidth / 2, cellWidth);
    for (const piece of frame.pieces) if (piece.reel === reel) drawPiece(frame, piece, x, cellWidth);
    pen.restore();
  }
  pen.drawImage(backdrop.shade(sheets), 0, 0);
}

const rainFadeMs = 220;
/** Heights of the window in a second. */
const rainSpeed = 2.4;
const drops = 3;

function drawRain(
  { pen, height, sprites, nowMs }: FallFrame,
  { sinceMs, untilMs }: Rain,
  reel: number,
  centreX: number,
  cellWidth: number,
): void {
  const begun = (nowMs - sinceMs - reel * 45) / rainFadeMs;
  const left = untilMs === undefined ? 1 : ((untilMs[reel] ?? nowMs) - nowMs) / rainFadeMs;
  const strength = Math.min(1, begun, left);
  if (strength <= 0) return;
  const pictures = [...sprites.values()];
  const size = Math.min(cellWidth, height / drops) * 0.9;
  const reach = size * (1 + 2 * smearReach);
  pen.save();
  pen.globalAlpha *= 0.75 * strength;
  for (let drop = 0; drop < drops; drop += 1) {
    const way = ((nowMs - sinceMs) / 1000) * rainSpeed + drop / drops + reel * 0.29;
    const picture = pictures[(reel * 3 + drop + Math.floor(way) * drops) % pictures.length];
    const y = (way % 1) * (height + reach) - reach;
    if (picture) pen.drawImage(picture.smeared, centreX - size / 2, y, size, reach);
  }
  pen.restore();
}

function drawPiece(frame: FallFrame, piece: Piece, x: number, cellWidth: number): void {
  const { pen, height, sprites, nowMs, lit, holding, pulse } = frame;
  const cellHeight = height / piece.size;
  const row = rowAt(piece, nowMs);
  const [centreX, centreY] = [x + cellWidth / 2, (row + 0.5) * cellHeight];
  const isLit = lit?.some((cell) => cell.reel === piece.reel && cell.row === piece.to) ?? false;
  const burst = piece.goneAtMs === null ? 0 : Math.min(1, Math.max(0, (nowMs - piece.goneAtMs) / burstMs));
  if (burst >= 1) return;
  const dim = (lit !== null && !isLit) || (holding && piece.label === null);
  const scale = isLit ? 1 + 0.07 * pulse + 0.35 * burst : 1;
  const unit = Math.min(cellWidth, cellHeight) * 0.9;
  const size = unit * scale;
  pen.save();
  pen.globalAlpha *= (1 - burst) * (dim ? 0.3 : 1);
  if (isLit || piece.label !== null) drawGlow(pen, centreX, centreY, unit * 0.62, scale);
  const sprite = sprites.get(piece.symbol);
  if (sprite) pen.drawImage(sprite.sharp, centreX - size / 2, centreY - size / 2, size, size);
  if (piece.label !== null) drawLabel(pen, piece.label, centreX, centreY, size);
  pen.restore();
}
