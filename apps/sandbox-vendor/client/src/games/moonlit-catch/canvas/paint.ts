export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A gradient from the back of a fish to its belly. */
export function shade(ctx: Ctx, top: string, bottom: string, height = 1): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, -height, 0, height);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  return gradient;
}

export function fillPath(ctx: Ctx, fill: string | CanvasGradient, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.fillStyle = fill;
  ctx.fill();
}

export function strokePath(ctx: Ctx, colour: string, width: number, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.stroke();
}

export function dot(ctx: Ctx, x: number, y: number, radius: number, fill: string): void {
  fillPath(ctx, fill, () => ctx.arc(x, y, radius, 0, Math.PI * 2));
}

export function eye(ctx: Ctx, x: number, y: number, radius: number): void {
  dot(ctx, x, y, radius, '#fff8e4');
  dot(ctx, x + radius * 0.22, y, radius * 0.58, '#16110c');
  dot(ctx, x + radius * 0.4, y - radius * 0.28, radius * 0.2, '#ffffff');
}
