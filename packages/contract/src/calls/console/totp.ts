import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, noBody, nothing } from '../../fields.ts';
import { operatorRow } from './operators.ts';

const code = z.string().regex(/^\d{6}$/);

export const totpBegin = defineCall({
  path: '/api/console/totp/begin',
  summary:
    'Offer a key for codes by time, for the operator’s own authenticator; it acts once it is confirmed',
  audience: 'operator',
  enrolling: true,
  limit: 'credential',
  stepUp: 'always',
  body: noBody,
  data: z.object({
    /** In base 32, to be typed; and as an address, to be opened on the device. */
    key: z.string(),
    address: z.string(),
  }),
  failures: [],
});

export const totpConfirm = defineCall({
  path: '/api/console/totp/confirm',
  summary:
    'Confirm the offered key with a code of it, and with what has shown until now who the operator is: from now on the login asks for one',
  audience: 'operator',
  enrolling: true,
  limit: 'credential',
  body: z.object({
    code,
    /** The password, or where there is an authenticator already, a code of that one. */
    password: z.string().max(200).default(''),
    currentCode: z.string().max(10).default(''),
  }),
  data: nothing,
  /** L007 first where no key was offered or the code is not one of it, and last where that of the acting authenticator is wrong. */
  failures: ['L007', 'L006', 'L010', 'L005', 'L001'],
  invalid: { code: 'L007', password: 'L001', currentCode: 'L007' },
});

export const totpReset = defineCall({
  path: '/api/console/operators/resetTotp',
  summary: 'Take the second factor from an operator who has lost it; its sessions end',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  confirms: true,
  body: z.object({ operatorKey: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ operator: operatorRow }),
  failures: ['E404', 'O009'],
});
