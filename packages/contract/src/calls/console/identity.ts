import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id } from '../../fields.ts';
import { identityCheck } from '../../shapes/identity.ts';

export const memberVerifyIdentity = defineCall({
  path: '/api/console/members/verifyIdentity',
  summary:
    'Note that the identity of a member or applicant was verified, and how; no copy or number of a document is kept',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    memberKey: id,
    ...identityCheck.shape,
    /** For an applicant who stated none: as the document says. */
    birthDate: z.iso.date().nullable().default(null),
    note: z.string().trim().max(200).default(''),
  }),
  data: z.object({ memberKey: id }),
  /** T999: rejected or closed. U106: a birth date was confirmed that is unknown, of somebody under age or another than the account has. U129: of an excluded person. */
  failures: ['C999', 'E404', 'T999', 'U106', 'U129'],
  invalid: { birthDate: 'U106' },
});

export const memberRevokeIdentity = defineCall({
  path: '/api/console/members/revokeIdentity',
  summary:
    'Withdraw a verification of an identity that was wrong; it stays in the history, and nothing is verified by it any more',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({ memberKey: id, identityIdx: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ memberKey: id }),
  /** E404: no such verification of this member. T999: it was withdrawn already. */
  failures: ['C999', 'E404', 'T999'],
});
