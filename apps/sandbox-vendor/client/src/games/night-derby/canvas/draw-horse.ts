type Ctx = CanvasRenderingContext2D;

const coats = [
  '#6d4224',
  '#3a2a22',
  '#8c5a30',
  '#a9a39a',
  '#5a3018',
  '#c9a06a',
  '#2b2320',
  '#7b4a2a',
] as const;

/** A horse at the gallop with its jockey, about two units long, its hooves at y 0. */
export function drawHorse(ctx: Ctx, phase: number, horse: number, silk: string): void {
  const coat = coats[horse % coats.length] ?? coats[0];
  const turn = phase * Math.PI * 2;
  const lift = Math.abs(Math.sin(turn)) * 0.07;
  ctx.save();
  ctx.translate(0, -lift);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  // Far legs first, darker.
  leg(ctx, 0.42, -0.62, turn + 0.5, shade(coat, 0.66));
  leg(ctx, -0.5, -0.62, turn + 3.3, shade(coat, 0.66));
  ctx.strokeStyle = shade(coat, 0.55);
  ctx.lineWidth = 0.13;
  ctx.beginPath();
  ctx.moveTo(-0.74, -0.82);
  ctx.bezierCurveTo(-1, -0.9, -1.12, -0.7 + Math.sin(turn) * 0.1, -1.3, -0.66 + Math.sin(turn) * 0.16);
  ctx.stroke();
  ctx.fillStyle = coat;
  ctx.beginPath();
  ctx.ellipse(-0.06, -0.74, 0.74, 0.27, -0.03, 0, 7);
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(0.36, -0.9);
  ctx.quadraticCurveTo(0.7, -1.12, 0.9, -1.32);
  ctx.lineTo(1.24, -1.12);
  ctx.quadraticCurveTo(1.28, -1.02, 1.16, -1);
  ctx.lineTo(0.98, -1.06);
  ctx.quadraticCurveTo(0.84, -0.82, 0.6, -0.56);
  ctx.closePath();
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(0.88, -1.3);
  ctx.lineTo(0.9, -1.46);
  ctx.lineTo(0.99, -1.31);
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = shade(coat, 0.5);
  ctx.lineWidth = 0.09;
  ctx.beginPath();
  ctx.moveTo(0.86, -1.3);
  ctx.quadraticCurveTo(0.56, -1.2 + Math.sin(turn) * 0.05, 0.34, -0.98);
  ctx.stroke();
  ctx.fillStyle = '#120c08';
  ctx.beginPath();
  ctx.arc(1.04, -1.2, 0.028, 0, 7);
  ctx.fill();
  leg(ctx, 0.34, -0.6, turn, coat);
  leg(ctx, -0.58, -0.6, turn + 2.8, coat);
  drawJockey(ctx, turn, silk);
  ctx.restore();
}

function leg(ctx: Ctx, x: number, y: number, turn: number, colour: string): void {
  const swing = Math.sin(turn);
  const bend = Math.cos(turn);
  const knee = { x: x + swing * 0.3, y: y + 0.32 - Math.max(0, bend) * 0.06 };
  const hoof = { x: knee.x + swing * 0.16 - Math.max(0, bend) * 0.24, y: y + 0.62 - Math.max(0, bend) * 0.2 };
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.14;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(knee.x, knee.y);
  ctx.stroke();
  ctx.lineWidth = 0.09;
  ctx.beginPath();
  ctx.moveTo(knee.x, knee.y);
  ctx.lineTo(hoof.x, hoof.y);
  ctx.stroke();
}

function drawJockey(ctx: Ctx, turn: number, colour: string): void {
  const bob = Math.sin(turn) * 0.03;
  ctx.fillStyle = colour;
  ctx.fillRect(-0.26, -0.98, 0.36, 0.3);
  ctx.strokeStyle = '#f1e6d2';
  ctx.lineWidth = 0.13;
  ctx.beginPath();
  ctx.moveTo(-0.12, -1);
  ctx.lineTo(0.1, -0.78);
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.24;
  ctx.beginPath();
  ctx.moveTo(-0.2, -1.1 + bob);
  ctx.lineTo(0.16, -1.28 + bob);
  ctx.stroke();
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.moveTo(0.14, -1.24 + bob);
  ctx.lineTo(0.5, -1.06);
  ctx.stroke();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(0.3, -1.42 + bob, 0.13, 0, 7);
  ctx.fill();
  ctx.fillStyle = '#e8c39a';
  ctx.beginPath();
  ctx.arc(0.36, -1.36 + bob, 0.075, 0, 7);
  ctx.fill();
}

function shade(colour: string, by: number): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const part = (shift: number) => Math.round(((value >> shift) & 255) * by);
  return `rgb(${part(16)} ${part(8)} ${part(0)})`;
}
