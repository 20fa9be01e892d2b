import type { Pen } from './painted.ts';

export function dot(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

/** A light that is spent at its radius. `rgb` as "255,190,100", `strength` in its middle from 0 to 1. */
export function glow(pen: Pen, x: number, y: number, radius: number, rgb: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgba(${rgb},${strength})`);
  light.addColorStop(1, `rgba(${rgb},0)`);
  pen.fillStyle = light;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
