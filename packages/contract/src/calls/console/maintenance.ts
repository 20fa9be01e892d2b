import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { givenInstant, instant, localText, noBody } from '../../fields.ts';
import { maintenanceWindow } from '../shared/site.ts';

const state = z.object({
  /** The window that is planned or running; null where there is none. */
  window: maintenanceWindow
    .extend({
      startDate: instant,
      reason: localText,
      contact: z.string(),
      setBy: z.string(),
      announcedAt: instant.nullable(),
      /** Of its times and words; whoever changes it names it, so that nobody's plan is lost. */
      revision: z.string(),
    })
    .nullable(),
  now: instant,
});

const words = z.string().trim().max(300);

export const maintenanceState = defineCall({
  path: '/api/console/maintenance',
  summary: 'The maintenance window of the site, planned or running',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: state,
  failures: [],
});

export const maintenanceSet = defineCall({
  path: '/api/console/maintenance/set',
  summary: 'Plan maintenance, or change what is planned or running',
  audience: 'supervisor',
  limit: 'write',
  idempotent: true,
  body: z.object({
    /** Of the window that is changed, as it was read; null where there was none. */
    revision: z.string().max(100).nullable(),
    /** Null: at once, without the announcement of ten minutes. Ignored while maintenance is running. */
    startDate: givenInstant.nullable(),
    /** Null: until it is ended. */
    endDate: givenInstant.nullable(),
    /** Why, as members read it; may be empty. */
    reason: z.object({ ko: words, en: words, vi: words }),
    contact: z.string().trim().max(100),
  }),
  data: state,
  /** T999: it is no longer as it was read. */
  failures: ['C999', 'T999', 'I001', 'I002'],
});

export const maintenanceEnd = defineCall({
  path: '/api/console/maintenance/end',
  summary: 'End maintenance that is running, or drop what is planned',
  audience: 'supervisor',
  limit: 'write',
  /** `revision`: of the window that is ended, as it was read. */
  body: z.object({ revision: z.string().max(100) }),
  data: state,
  /** T999: it is no longer as it was read, or is over. */
  failures: ['T999'],
});
