import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, pageInfo, positiveAmount, searchText, sortBy, withPeriod } from '../../fields.ts';
import { approval } from '../../shapes/approval.ts';
import { listOrders } from '../../shapes/list-orders.ts';
import { pointEntry, pointFilter } from '../../shapes/point-entry.ts';

const pointRow = pointEntry.extend({
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  /** The operator, where one gave or took the points. */
  by: z.string().nullable(),
});

export const consolePointList = defineCall({
  path: '/api/console/point/list',
  summary: 'Points of the site, or of one member, newest first',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({
    ...pointFilter,
    memberKey: id.nullable().default(null),
    search: searchText,
    sort: sortBy(listOrders.points),
  }),
  data: z.object({ list: z.array(pointRow), pageInfo }),
  failures: [],
});

const reason = z.string().trim().min(1).max(200);

export const consolePointGive = defineCall({
  path: '/api/console/point/give',
  summary: 'Give points to a member by hand or for an event; from a sum on they wait for a second operator',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  body: z.object({
    memberKey: id,
    amount: positiveAmount,
    kind: z.enum(['operator', 'event']).default('operator'),
    reason,
  }),
  /** Exactly one of the two: what was given, or what waits. */
  data: z.object({ entry: pointRow.nullable(), waiting: approval.nullable(), pointAmt: amount }),
  failures: ['C999', 'E404', 'P004', 'R009'],
  invalid: { amount: 'P004' },
});

export const consolePointTakeBack = defineCall({
  path: '/api/console/point/takeBack',
  summary:
    'Take points back from a member, never more than the member has; from a sum on they wait for a second operator',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  body: z.object({ memberKey: id, amount: positiveAmount, reason }),
  /** Exactly one of the two: what was taken back, or what waits. */
  data: z.object({ entry: pointRow.nullable(), waiting: approval.nullable(), pointAmt: amount }),
  failures: ['C999', 'E404', 'P004', 'R013', 'P003'],
  invalid: { amount: 'P004' },
});
