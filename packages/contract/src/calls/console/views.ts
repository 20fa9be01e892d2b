import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id } from '../../fields.ts';
import { deskLists, mostViewNameLetters } from '../../shapes/desk-list.ts';

const list = z.enum(deskLists);
const name = z.string().normalize('NFC').trim().min(1).max(mostViewNameLetters);
/** Filters, order and columns of a list as they stand in the address of its page, without the question mark. */
const query = z.string().max(1_000);
const view = z.object({ viewIdx: id, name: z.string(), query: z.string() });
const views = z.object({ views: z.array(view) });

export const viewList = defineCall({
  path: '/api/console/view/list',
  summary: 'The views of a list that the operator has kept, by name',
  audience: 'operator',
  limit: 'read',
  body: z.object({ list }),
  data: views,
  failures: [],
});

export const viewSave = defineCall({
  path: '/api/console/view/save',
  summary: 'Keep a view of a list under a name, or change one that was kept',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    list,
    /** Null keeps a new one. */
    viewIdx: id.nullable().default(null),
    name,
    query,
  }),
  data: views,
  /** E404: no view of this operator. O008: no room for another. O007: another view of this list has the name. */
  failures: ['E404', 'O008', 'O007'],
});

export const viewDelete = defineCall({
  path: '/api/console/view/delete',
  summary: 'Forget a view',
  audience: 'operator',
  limit: 'write',
  body: z.object({ viewIdx: id }),
  data: views,
  failures: ['E404'],
});
