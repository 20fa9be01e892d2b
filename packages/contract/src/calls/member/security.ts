import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, noBody, yesNo } from '../../fields.ts';

const device = z.object({
  deviceIdx: id,
  /** What the browser said of itself, in two words that are names: "Windows", "Chrome"; null where it said nothing. */
  system: z.string().nullable(),
  browser: z.string().nullable(),
  firstAt: instant,
  lastAt: instant,
  /** The one that asks. */
  isThis: z.boolean(),
});

const signIn = z.object({
  at: instant,
  /** The first half of the address. */
  address: z.string(),
  succeeded: z.boolean(),
  /** From a device that the account had signed in from before. */
  isKnown: z.boolean(),
});

export const security = defineCall({
  path: '/api/member/security',
  summary: "When one's own secrets were changed, the devices that are known, and the latest log-ins",
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({
    hasCashOutPass: yesNo,
    cashOutPassLocked: yesNo,
    /** Wrong withdrawal passwords in a row. */
    cashOutPassFailures: z.int(),
    /** Null where it is still that of the sign-up. */
    passwordChangedAt: instant.nullable(),
    cashOutPassChangedAt: instant.nullable(),
    phoneChangedAt: instant.nullable(),
    secondFactor: z.object({
      isOn: z.boolean(),
      setAt: instant.nullable(),
      /** Recovery codes that were not used yet. */
      recoveryLeft: z.int(),
      /** Its site demands one of partners, and this one has none. */
      isDue: z.boolean(),
    }),
    devices: z.array(device),
    signIns: z.array(signIn),
  }),
  failures: [],
});
