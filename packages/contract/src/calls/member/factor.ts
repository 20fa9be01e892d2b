import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { factorCode, nothing } from '../../fields.ts';

const memPass = z.string().max(200);

export const factorBegin = defineCall({
  path: '/api/member/factor/begin',
  summary: 'Offer a key for codes by time, for one’s own authenticator; it acts once it is confirmed',
  audience: 'member',
  limit: 'credential',
  body: z.object({
    /** The current password. */
    memPass,
  }),
  data: z.object({
    /** In base 32, to be typed; and as an address, to be opened on the device. */
    key: z.string(),
    address: z.string(),
  }),
  /** U127: a second factor is on already. */
  failures: ['U127', 'L010', 'L005', 'U120', 'L013'],
  invalid: { memPass: 'U120' },
});

export const factorConfirm = defineCall({
  path: '/api/member/factor/confirm',
  summary:
    'Confirm the offered key with a code of it: from now on the log-in and changes of one’s own ask for one',
  audience: 'member',
  limit: 'credential',
  body: z.object({ code: z.string().max(40) }),
  data: z.object({
    /** Each opens the account once in place of a code. They are shown now and never again. */
    recoveryCodes: z.array(z.string()),
  }),
  /** L007 too where no key was offered within the last ten minutes. */
  failures: ['U127', 'L010', 'L005', 'L007'],
  invalid: { code: 'L007' },
});

export const factorDrop = defineCall({
  path: '/api/member/factor/drop',
  summary: 'Switch one’s own second factor off, with the password and a code',
  audience: 'member',
  limit: 'credential',
  body: z.object({ memPass, code: factorCode }),
  data: nothing,
  /** U128: none is on. */
  failures: ['U128', 'L010', 'L005', 'U120', 'L006', 'L007'],
  invalid: { memPass: 'U120', code: 'L007' },
});
