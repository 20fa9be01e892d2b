import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, instant, localText, nothing, positiveAmount } from '../../fields.ts';
import {
  connectionCauses,
  connectionResults,
  connectionSteps,
  vendorDialects,
  vendorKeyKinds,
} from '../../shapes/vendor-setup.ts';

const reason = z.string().trim().min(1).max(200);
const vendorCode = z.string().max(40);
const name = z.string().normalize('NFC').trim().min(1).max(60);
const names = z.object({ ko: name, en: name, vi: name });
const address = z.string().trim().max(300);
/** How the vendor names us. */
const operatorId = z.string().trim().min(1).max(60);
/** Where browsers load its games or their pictures from; none: from where it is called. */
const origins = z.array(z.string().trim().max(200)).max(20);

/** What is told of a key: never the key. */
const keyState = z.object({
  kind: z.enum(vendorKeyKinds),
  isSet: z.boolean(),
  /** The same key has the same mark, and nobody can tell the key from it. */
  mark: z.string().nullable(),
  setAt: instant.nullable(),
  /** Until when the one before it is still taken. */
  oldUntil: instant.nullable(),
});

export const vendorDetail = defineCall({
  path: '/api/console/vendors/detail',
  summary: 'How a provider is connected: addresses, bounds, and which keys are set',
  audience: 'operator',
  limit: 'read',
  body: z.object({ vendorCode }),
  data: z.object({
    code: z.string(),
    dialect: z.string(),
    walletMode: z.enum(['seamless', 'transfer']),
    currency: z.string(),
    names: localText,
    baseUrl: z.string(),
    operatorId: z.string(),
    timeoutMs: z.int(),
    windowKind: z.enum(['embed', 'popup']),
    largestWin: amount,
    gameOrigins: z.array(z.string()),
    imageOrigins: z.array(z.string()),
    isEnabled: z.boolean(),
    ours: keyState,
    theirs: keyState,
    /** Where the provider calls our wallet; null where it never calls. */
    walletUrl: z.string().nullable(),
    revision: z.string(),
  }),
  failures: ['E404'],
});

const setup = {
  names,
  baseUrl: address,
  operatorId,
  timeoutMs: z.int().min(100).max(60_000),
  windowKind: z.enum(['embed', 'popup']),
  /** A larger win waits for an operator. */
  largestWin: positiveAmount,
  gameOrigins: origins,
  imageOrigins: origins,
  /** Off for the whole installation: nothing new is taken. */
  isEnabled: z.boolean(),
};

export const vendorSave = defineCall({
  path: '/api/console/vendors/save',
  summary:
    'Change how a provider is connected, what it is called, and its bounds, for the whole installation',
  audience: 'platform',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ vendorCode, revision: z.string().min(1).max(100), ...setup, reason }),
  data: nothing,
  /**
   * VD01: an address is none that may be called. VD02: it has no keys to be switched on with. VD05: it would share its
   * players' money with another that is on, or where some still stands. T999: somebody was faster.
   */
  failures: ['VD01', 'E404', 'T999', 'VD02', 'VD05'],
  invalid: { baseUrl: 'VD01', gameOrigins: 'VD01', imageOrigins: 'VD01' },
});

export const vendorCreate = defineCall({
  path: '/api/console/vendors/create',
  summary: 'Enter a new provider; it is off until its keys are set and somebody switches it on',
  audience: 'platform',
  limit: 'write',
  stepUp: 'always',
  body: z.object({
    /** A name, or the number of a product: which of them, the dialect says. */
    vendorCode: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    dialect: z.enum(vendorDialects),
    names,
    baseUrl: address,
    operatorId,
    reason,
  }),
  data: nothing,
  /** VD04: the code is taken, or no code of the dialect. */
  failures: ['VD04', 'VD01'],
  invalid: { vendorCode: 'VD04', baseUrl: 'VD01' },
});

export const vendorKey = defineCall({
  path: '/api/console/vendors/key',
  summary: 'Set a key of a provider; it is sealed at once and shown to nobody again',
  audience: 'platform',
  limit: 'write',
  stepUp: 'always',
  body: z.object({
    vendorCode,
    /** What we sign with, or what the provider does. */
    side: z.enum(['ours', 'theirs']),
    key: z.string().trim().min(1).max(8_000),
    /** How long what the provider signs with the key before is still taken. */
    keepOldMinutes: z.int().min(0).max(10_080),
    reason,
  }),
  secrets: ['key'],
  data: nothing,
  /** VD03: it is no key of the kind that the dialect has. */
  failures: ['VD03', 'E404'],
  invalid: { key: 'VD03' },
});

export const vendorTest = defineCall({
  path: '/api/console/vendors/test',
  summary: 'Try the connection to a provider step by step with the conformance kit; nothing is moved',
  audience: 'supervisor',
  limit: 'heavy',
  body: z.object({ vendorCode }),
  data: z.object({
    steps: z.array(
      z.object({
        step: z.enum(connectionSteps),
        result: z.enum(connectionResults),
        cause: z.enum(connectionCauses).nullable(),
        /** The HTTP status that was the answer, and of how many things there is talk. */
        http: z.int().nullable(),
        count: z.int().nullable(),
      }),
    ),
    testedAt: instant,
  }),
  failures: ['E404'],
});
