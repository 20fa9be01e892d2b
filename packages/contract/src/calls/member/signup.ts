import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { formDate, formText } from '../../fields.ts';
import { acceptedDocuments } from '../../shapes/document.ts';

export const signup = defineCall({
  path: '/api/member/signup',
  summary: 'Ask to become a member; an operator approves before the first sign-in',
  audience: 'guest',
  limit: 'credential',
  idempotent: true,
  secrets: ['memPass', 'memPassCheck', 'cashOutPass', 'memPhone'],
  body: z.object({
    memId: formText,
    memNick: formText,
    memPass: formText,
    memPassCheck: formText,
    cashOutPass: formText,
    memPhone: formText,
    recommenderId: formText.default(''),
    bank: formText,
    memName: formText,
    bankacc: formText,
    /** May be left out where the site says so (`memberPolicy.birthDateRequired`); stated, it is checked. */
    birthDate: formDate.default(''),
    /** What the applicant has read and accepted; a client that knows of no documents leaves it out. */
    documents: acceptedDocuments.default([]),
    memLevel: z.literal(1).default(1),
    partSendYn: z.literal('N').default('N'),
    firstBetConfYn: z.literal('N').default('N'),
    memStatus: z.literal(0).default(0),
  }),
  data: z.object({ memId: z.string() }),
  failures: [
    'C999',
    'U115',
    'U101',
    'U102',
    'U126',
    'U103',
    'U105',
    'U104',
    'U107',
    'U108',
    'U109',
    'U106',
    'U129',
    'U112',
    'U113',
    'U114',
    'D002',
    'U116',
    'U117',
    'U118',
    'U119',
  ],
});
