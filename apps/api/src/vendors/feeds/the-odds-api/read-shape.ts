import type { ZodType } from 'zod';
import { BadMessage } from '../sink.ts';

/** The value in its shape, or BadMessage with the first field that is wrong. */
export function readShape<T>(shape: ZodType<T>, value: unknown): T {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new BadMessage('bad-field', `${issue?.path.join('.') || 'answer'}: ${issue?.message}`);
}

/** Milliseconds since the epoch. BadMessage for what is no time. */
export function readTime(time: string | number): number {
  const timeMs = typeof time === 'number' ? time * 1000 : Date.parse(time);
  if (Number.isNaN(timeMs)) throw new BadMessage('bad-field', `time "${time}"`);
  return timeMs;
}
