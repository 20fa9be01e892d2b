import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, noBody, nothing } from '../../fields.ts';
import { staffRoles } from '../../staff-roles.ts';

const roles = z.array(z.enum(staffRoles));
const givenRoles = roles.min(1).max(staffRoles.length);
const reason = z.string().trim().min(1).max(200);
const operatorId = z.string().regex(/^[A-Za-z0-9._-]{3,30}$/);
/** Brackets and colons are for those who act and are no operators: `(terminal)`, `member:7`. */
const name = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^():（）：]*$/);

export const operatorRow = z.object({
  operatorKey: id,
  operatorId: z.string(),
  name: z.string(),
  roles,
  isPlatform: z.boolean(),
  active: z.boolean(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  /** When this person set a password; null while it still has the one that was given. */
  passwordChangedAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  /** Whether its login asks for a code as well. */
  hasTotp: z.boolean(),
  /** Whether this is who asks. */
  isMe: z.boolean(),
});

export const operatorList = defineCall({
  path: '/api/console/operators',
  summary: 'The operators of the site',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({ list: z.array(operatorRow) }),
  failures: [],
});

/** A password that is shown once, to whoever hands it over. */
const withPassword = z.object({ operator: operatorRow, givenPassword: z.string() });

export const operatorCreate = defineCall({
  path: '/api/console/operators/create',
  summary: 'Make an operator with a first password, which is shown once',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  confirms: true,
  body: z.object({ operatorId, name, roles: givenRoles, reason }),
  data: withPassword,
  /** O011: the name is taken, or one that looks like it. O001: the id is. */
  failures: ['O002', 'O003', 'O011', 'O001'],
  invalid: { operatorId: 'O002', name: 'O003' },
});

export const operatorChange = defineCall({
  path: '/api/console/operators/change',
  summary: 'Change name and roles of an operator; the next call that it makes is judged by them',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  confirms: true,
  body: z.object({ operatorKey: id, name, roles: givenRoles, reason }),
  data: z.object({ operator: operatorRow }),
  /**
   * O009: who has the whole installation is changed by nobody who has not. O005: it leads. O004: the site would lose its last
   * owner. O011: the name is taken, or one that looks like it.
   */
  failures: ['O003', 'E404', 'O009', 'O005', 'O004', 'O011'],
  invalid: { name: 'O003' },
});

export const operatorBlock = defineCall({
  path: '/api/console/operators/block',
  summary: 'Block an operator, which ends its sessions, or let it in again',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  confirms: true,
  /** To block somebody has to be quick; who lets in again gives rights. */
  confirmsWhen: ({ blocked }) => !blocked,
  body: z.object({ operatorKey: id, blocked: z.boolean(), reason }),
  data: z.object({ operator: operatorRow }),
  /** O010: nobody would have the whole installation any more. The others are as of a change. */
  failures: ['E404', 'O009', 'O004', 'O010'],
});

export const operatorResetPassword = defineCall({
  path: '/api/console/operators/resetPassword',
  summary: 'Give an operator a new password, which is shown once; its sessions end',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  confirms: true,
  body: z.object({ operatorKey: id, reason }),
  data: withPassword,
  failures: ['E404', 'O009'],
});

/** Where three wrong passwords or codes in a row have locked an operator out; elsewhere it gets in. */
const operatorPlace = z.object({
  operatorKey: id,
  /** The address, or of IPv6 the network; of a device where it was last. */
  network: z.string(),
  /** The device that the operator knows, where it is locked and not the network. */
  deviceKey: id.nullable(),
  /** The device as its browser calls it; null where it is none that is known. */
  system: z.string().nullable(),
  browser: z.string().nullable(),
  lockedAt: instant,
  until: instant,
});

export const operatorLocks = defineCall({
  path: '/api/console/operators/locks',
  summary: 'Where operators are locked out now, after three wrong passwords or codes in a row',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({ list: z.array(operatorPlace) }),
  failures: [],
});

export const operatorUnlock = defineCall({
  path: '/api/console/operators/unlock',
  summary: 'Let an operator try again at once at one place where it was locked out',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ operatorKey: id, network: z.string().max(64), deviceKey: id.nullable(), reason }),
  data: z.object({ operatorKey: id }),
  /** T999: it is not locked there any more. */
  failures: ['E404', 'O009', 'T999'],
});

export const ownPassword = defineCall({
  path: '/api/console/password',
  summary: "Change one's own password; other sessions of this operator end",
  audience: 'operator',
  enrolling: true,
  limit: 'credential',
  body: z.object({ password: z.string().max(200), newPassword: z.string().min(10).max(200) }),
  data: nothing,
  /** O015: it has a word in it that a guesser knows. */
  failures: ['O006', 'O015', 'L010', 'L005', 'L001'],
  invalid: { newPassword: 'O006' },
});
