import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id } from '../../fields.ts';
import { identityCheck } from '../../shapes/identity.ts';
import { memberRow } from './members.ts';

export const memberVerifyIdentity = defineCall({
  path: '/api/console/members/verifyIdentity',
  summary:
    'Note that the identity of a member or applicant was verified, and how; no copy or number of a document is kept',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    memberKey: id,
    ...identityCheck.shape,
    /** For an applicant who stated none: as the document says. */
    birthDate: z.iso.date().nullable().default(null),
    note: z.string().trim().max(200).default(''),
  }),
  data: z.object({ member: memberRow }),
  /** T999: rejected or closed. U106: a birth date was confirmed that is unknown or of somebody under age. U129: of an excluded person. */
  failures: ['E404', 'T999', 'U106', 'U129'],
  invalid: { birthDate: 'U106' },
});
