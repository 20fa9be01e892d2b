import { useEffect, useRef } from 'react';
import { reds, wheelOrder } from '../../../../src/games/roulette/wheel.ts';
import pocketsUrl from '../art/wheel.svg';

const sector = 360 / wheelOrder.length;
/** The ball leaves its rim after so long, and lies in its pocket at the end. */
const dropMs = 5200;
export const restMs = 7600;
const turnMs = 9000;
/** The wheel is seen from the side. */
const tilt = 0.46;

export const pocketColour = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : reds.has(number) ? 'red' : 'black';

interface WheelProps {
  number: number | null;
  drawnAtMs: number | null;
  clockOffsetMs: number;
}

/**
 * A wheel that always turns, and a ball that comes to rest in its pocket at a time the server has given. What turns is one picture:
 * a frame must not lay out 37 pockets and their numbers.
 */
export function Wheel({ number, drawnAtMs, clockOffsetMs }: WheelProps) {
  const rotor = useRef<SVGImageElement>(null);
  const ball = useRef<SVGGElement>(null);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const draw = () => {
      const now = Date.now() + clockOffsetMs;
      const angle = isStill ? 0 : ((now % turnMs) / turnMs) * 360;
      rotor.current?.setAttribute('transform', `rotate(${angle})`);
      const place =
        number === null || drawnAtMs === null ? undefined : ballAt(number, now - drawnAtMs, angle, isStill);
      ball.current?.setAttribute('transform', place ?? 'rotate(0) translate(0 -200)');
      ball.current?.setAttribute('opacity', place ? '1' : '0');
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [number, drawnAtMs, clockOffsetMs]);
  return (
    <g transform="translate(420 368)">
      <ellipse cx="0" cy="74" rx="190" ry="20" fill="#000" opacity=".35" />
      <g transform={`scale(1 ${tilt})`}>
        <circle r="196" fill="#3b1a0c" />
        <circle r="190" fill="url(#room-rail)" />
        <circle r="172" fill="#1c0f09" stroke="var(--brass)" strokeWidth="3" />
        <circle r="96" fill="url(#room-felt)" stroke="var(--brass)" strokeWidth="3" />
        <image ref={rotor} href={pocketsUrl} x="-172" y="-172" width="344" height="344" />
        <circle r="24" fill="url(#room-brass)" />
      </g>
      <path d="M-6-2L0-34 6-2z" fill="url(#room-brass)" />
      <circle cy="-34" r="6" fill="#f3c766" />
      <g ref={ball} opacity="0">
        <ellipse cx="1.5" cy="4" rx="8" ry="5" fill="#000" opacity=".45" />
        <circle r="7.5" fill="#fffdf4" stroke="#b8ad94" />
        <circle cx="-2" cy="-2.5" r="2.4" fill="#fff" />
      </g>
    </g>
  );
}

/** Against the wheel along the rim, then down into the pocket, and with the wheel from there. */
function ballAt(number: number, elapsedMs: number, wheelAngle: number, isStill: boolean): string | undefined {
  if (elapsedMs < 0) return undefined;
  const pocket = wheelAngle + wheelOrder.indexOf(number) * sector;
  const leftMs = Math.max(0, restMs - elapsedMs);
  const away = isStill ? 0 : -((leftMs / 1000) ** 2) * 19;
  const falling = Math.min(1, Math.max(0, (elapsedMs - dropMs) / (restMs - dropMs)));
  const bounce =
    falling > 0 && falling < 1 ? Math.abs(Math.sin(falling * Math.PI * 3)) * 14 * (1 - falling) : 0;
  const radius = isStill ? 112 : 180 - 68 * falling ** 1.6 + bounce;
  const angle = ((pocket + away) * Math.PI) / 180;
  return `translate(${Math.sin(angle) * radius} ${-Math.cos(angle) * radius * tilt})`;
}
