import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, instant, localText, noBody } from '../../fields.ts';
import { siteHelp } from '../../shapes/help.ts';

/** The rule set a site runs by; client and server read the same one (VL-19). */
export const memberPolicy = z.object({
  idMinLength: z.int(),
  idMaxLength: z.int(),
  passwordMinLength: z.int(),
  passwordMaxLength: z.int(),
  passwordCharacters: z.enum(['any', 'letters-and-digits']),
  changedPasswordNeedsLetterAndDigit: z.boolean(),
  withdrawalPasswordMinLength: z.int(),
  withdrawalPasswordMaxLength: z.int(),
  nicknameMinLength: z.int(),
  nicknameMaxLength: z.int(),
  presetRecommenderId: z.string().nullable(),
  legalAgeYears: z.int(),
  birthDateRequired: z.boolean(),
  timeZone: z.string(),
});

export const cashLimits = z.object({
  minAmount: amount,
  maxAmount: amount,
  unitAmount: amount,
});

/** What money that came in has to be played for, and what stakes count as by family: whole percent. */
export const turnover = z.object({
  depositPercent: z.int(),
  rewardPercent: z.int(),
  weights: z.record(z.string(), z.int()),
});

export const siteOption = defineCall({
  path: '/api/etc/siteOption',
  summary: 'The settings of a site that its pages need before anybody signs in',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: z.object({
    siteOption: z.object({
      siteName: z.string(),
      moneyMode: z.enum(['play', 'licensed']),
      locales: z.array(z.enum(['ko', 'en', 'vi'])),
      timeZone: z.string(),
      memberPolicy,
      deposit: cashLimits,
      withdrawal: cashLimits,
      withdrawalClosedFrom: z.string(),
      withdrawalClosedTo: z.string(),
      pointMinAmount: amount,
      turnover,
      /** Where somebody who cannot log in asks: a telephone number, a messenger id, an address; left out where none is set. */
      supportContact: z.string().optional(),
      help: siteHelp,
      /** How many of a hundred visits are measured; left out where none is. */
      visitPercent: z.int().min(1).max(100).optional(),
      /** Whether open sports bets are bought back; left out where they are not. */
      cashOut: z.literal(true).optional(),
      bet: z.object({ minAmount: amount, maxAmount: amount, maxWinAmount: amount, maxLegs: z.int() }),
    }),
    joinRecommanderId: z.string().nullable(),
  }),
  failures: [],
  always: true,
});

/** What guests and members are told of a window: null where none is planned or running. */
export const maintenanceWindow = z.object({
  startDate: instant.nullable(),
  /** Null beside a start: it lasts until it is ended. */
  endDate: instant.nullable(),
  /** Why, where somebody wrote it down. */
  reason: localText.optional(),
  /** Where to ask meanwhile: a telephone number, a messenger id, an address. */
  contact: z.string().optional(),
});

export const siteCheckInfo = defineCall({
  path: '/api/common/siteCheckInfo',
  summary: 'The maintenance window, if one is planned or running',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: maintenanceWindow.extend({ now: instant }),
  failures: [],
  always: true,
  passive: true,
});

export const bankList = defineCall({
  path: '/api/etc/bank',
  summary: 'Banks a member may be paid at',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(z.object({ bankCode: z.string(), bankNameKr: z.string(), bankNameEn: z.string() })),
  }),
  failures: [],
});
