import { type CSSProperties, useEffect, useRef } from 'react';
import { reds } from '../../../../src/games/roulette/wheel.ts';
import pocketsUrl from '../art/wheel.svg';
import { inPocket, lyingPath, middle, restMs, rollingPath, type Spot, tilt, turnMs } from './wheel-motion.ts';

export const pocketColour = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : reds.has(number) ? 'red' : 'black';

/** What of the wheel stands still. */
export function WheelBed() {
  return (
    <g transform={`translate(${middle.x} ${middle.y})`}>
      <ellipse cx="0" cy="74" rx="190" ry="20" fill="#000" opacity=".35" />
      <g transform={`scale(1 ${tilt})`}>
        <circle r="196" fill="#3b1a0c" />
        <circle r="190" fill="url(#room-rail)" />
        <circle r="172" fill="#1c0f09" stroke="var(--brass)" strokeWidth="3" />
        <circle r="96" fill="url(#room-felt)" stroke="var(--brass)" strokeWidth="3" />
      </g>
    </g>
  );
}

interface WheelProps {
  number: number | null;
  drawnAtMs: number | null;
  clockOffsetMs: number;
}

/**
 * A wheel that always turns, and a ball that comes to rest in its pocket at a time the server has given. Both are layers that
 * the browser moves by itself: the page has nothing to do for a frame, and what lies around them is not painted again.
 */
export function Wheel({ number, drawnAtMs, clockOffsetMs }: WheelProps) {
  const rotor = useRef<HTMLImageElement>(null);
  const orbit = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const turning = isStill() ? undefined : rotor.current && turn(rotor.current, Date.now() + clockOffsetMs);
    return () => turning?.cancel();
  }, [clockOffsetMs]);
  useEffect(() => {
    if (orbit.current === null || number === null || drawnAtMs === null) return;
    const elapsedMs = Date.now() + clockOffsetMs - drawnAtMs;
    const moves = roll(orbit.current, number, drawnAtMs, elapsedMs);
    return () => {
      for (const move of moves) move.cancel();
    };
  }, [number, drawnAtMs, clockOffsetMs]);
  return (
    <div className="wheel" style={{ '--middle': middle.y } as CSSProperties}>
      <div className="wheel-tilt" style={{ transform: `scaleY(${tilt})` }}>
        <img ref={rotor} className="wheel-rotor" src={pocketsUrl} alt="" draggable={false} />
      </div>
      <svg className="wheel-top" viewBox="-40 -40 80 80" aria-hidden="true">
        <ellipse rx="24" ry={24 * tilt} fill="url(#room-brass)" />
        <path d="M-6-2L0-34 6-2z" fill="url(#room-brass)" />
        <circle cy="-34" r="6" fill="#f3c766" />
      </svg>
      <div ref={orbit} className="wheel-orbit">
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <ellipse cx="1.5" cy="4" rx="8" ry="5" fill="#000" opacity=".45" />
          <circle r="7.5" fill="#fffdf4" stroke="#b8ad94" />
          <circle cx="-2" cy="-2.5" r="2.4" fill="#fff" />
        </svg>
      </div>
    </div>
  );
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function turn(rotor: HTMLElement, nowMs: number): Animation {
  const frames = [{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }];
  return rotor.animate(frames, {
    duration: turnMs,
    iterations: Number.POSITIVE_INFINITY,
    delay: -(nowMs % turnMs),
  });
}

/** The orbit is a hundred units wide, so that a part of its size is so many units. */
const framesOf = (path: readonly Spot[]) =>
  path.map(({ x, y }) => ({ transform: `translate(${x}%, ${y}%)` }));

function roll(orbit: HTMLElement, number: number, drawnAtMs: number, elapsedMs: number): Animation[] {
  if (isStill()) {
    if (elapsedMs < 0) return [];
    return [
      orbit.animate(framesOf([inPocket(number, 0), inPocket(number, 0)]), { duration: 1, fill: 'both' }),
    ];
  }
  const endless = { duration: turnMs, iterations: Number.POSITIVE_INFINITY };
  const restedMs = elapsedMs - restMs;
  const lying = framesOf(lyingPath(number, drawnAtMs));
  if (restedMs >= 0) return [orbit.animate(lying, { ...endless, delay: -(restedMs % turnMs) })];
  return [
    orbit.animate(framesOf(rollingPath(number, drawnAtMs)), { duration: restMs, delay: -elapsedMs }),
    orbit.animate(lying, { ...endless, delay: -restedMs }),
  ];
}
