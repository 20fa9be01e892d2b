export interface ClockParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole seconds of a span; a started second counts when `rounding` is up, as a countdown needs it. */
export function clockParts(spanMs: number, rounding: 'up' | 'down'): ClockParts {
  const whole = Math.max(0, rounding === 'up' ? Math.ceil(spanMs / 1000) : Math.floor(spanMs / 1000));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

/** `01:46`, and `2:01:46` from an hour on. */
export function formatClock({ hours, minutes, seconds }: ClockParts): string {
  const tail = `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
