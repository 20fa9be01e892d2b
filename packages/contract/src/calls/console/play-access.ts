import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id } from '../../fields.ts';
import { switched, switchesOf } from '../../shapes/switches.ts';
import { memberRow } from './members.ts';

export const memberPlayAccess = defineCall({
  path: '/api/console/members/playAccess',
  summary:
    'Lock one member or unlock it, or allow or block its bets; what is not sent stays, an open game ends at once',
  audience: 'operator',
  limit: 'write',
  body: switchesOf({ locked: switched, bettingAllowed: switched }),
  data: z.object({ member: memberRow }),
  /** T999: the sign-up of the member is not decided yet, or was rejected. */
  failures: ['E404', 'T999'],
});

export const memberActivate = defineCall({
  path: '/api/console/members/activate',
  summary:
    'Activate a dormant account again, once it is certain who asks for it; how that was made certain is the reason',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ memberKey: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ member: memberRow }),
  /** T999: the account is not dormant. */
  failures: ['E404', 'T999'],
});

export const memberReopen = defineCall({
  path: '/api/console/members/reopen',
  summary:
    'Open an account again that its member has closed, once it is certain who asks for it; how that was made certain is the reason',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ memberKey: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ member: memberRow }),
  /** T999: the account is not closed. U106, U129, ID01: as at an approval. */
  failures: ['E404', 'T999', 'U106', 'U129', 'ID01'],
});
