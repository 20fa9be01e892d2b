import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { digest, instant } from '../../fields.ts';
import { operation } from '../../shapes/operation.ts';

export const confirmationShow = defineCall({
  path: '/api/console/confirmation/show',
  summary:
    'What an operation would do now, put together by the server, for its operator to confirm; each time it is shown it is another one',
  audience: 'operator',
  limit: 'write',
  /** The call that was refused with L008, and its body. */
  body: z.object({ path: z.string().max(100), body: z.record(z.string(), z.unknown()) }),
  data: operation.extend({
    confirmationKey: z.uuid(),
    /** Of all that is shown and of the state that it was put together from: SHA-256, in hex. */
    digest,
    expiresAt: instant,
  }),
  /** There is no such operation, or nothing that it could be about; the others are what its call would refuse in any case. */
  failures: ['E404', 'O011', 'O001', 'O009', 'T999'],
});

export const confirmationGive = defineCall({
  path: '/api/console/confirmation/give',
  summary:
    'Confirm what was shown, with a code or, without an authenticator, the password; it holds once, for two minutes from when it was shown',
  audience: 'operator',
  limit: 'credential',
  body: z.object({
    confirmationKey: z.uuid(),
    /** As it was shown. */
    digest: z.string().max(64),
    password: z.string().max(200).default(''),
    code: z.string().max(10).default(''),
  }),
  data: z.object({ until: instant }),
  /** L015: its time is over, three tries were wrong, it was used, or something else was shown. */
  failures: ['L015', 'L006', 'L010', 'L005', 'L001', 'L007'],
  invalid: { digest: 'L015', password: 'L001', code: 'L007' },
});
