import { z } from 'zod';
import { id } from '../fields.ts';

/** A switch that may be sent; one that is not sent stays as it is. */
export const switched = z.boolean().optional();

/**
 * A body that sets switches of one member, with a reason. Only what was pressed is sent, at least one of them: a page that
 * was opened earlier does not undo what another operator has set meanwhile.
 */
export function switchesOf<S extends Record<string, typeof switched>>(fields: S) {
  const names = Object.keys(fields);
  return z
    .object({ memberKey: id, ...fields, reason: z.string().trim().min(1).max(200) })
    .refine((body) => names.some((name) => (body as Record<string, unknown>)[name] !== undefined), {
      path: names.slice(0, 1),
    });
}
