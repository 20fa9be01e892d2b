import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { noBody, nothing } from '../../fields.ts';

const code = z.string().max(40);
const name = z.string().normalize('NFC').trim().min(1).max(60);

export const gameCodeList = defineCall({
  path: '/api/console/codes',
  summary: 'The menu of games as members see it: groups, names and order',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        groupCode: z.string(),
        code: z.string(),
        nameKo: z.string(),
        nameEn: z.string(),
        nameVi: z.string(),
        /** Whether members see it at all. */
        isShown: z.boolean(),
        gameType: z.string(),
        target: z.string(),
        ord: z.int(),
        /** Whether it can be played now. */
        ready: z.boolean(),
        /** Of its words and its place; whoever changes it names it. */
        revision: z.string(),
      }),
    ),
    /** Of the whole list; whoever orders it names it, so that nobody's order is lost. */
    revision: z.string(),
  }),
  failures: [],
});

export const gameCodeSave = defineCall({
  path: '/api/console/codes/save',
  summary: 'Name an entry of the menu of games, and put it at a place',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    groupCode: code,
    code,
    nameKo: name,
    nameEn: name,
    nameVi: name,
    isShown: z.boolean(),
    ord: z.int().min(0).max(999),
    /** As it was read. */
    revision: z.string().min(1).max(100),
    reason: z.string().trim().min(1).max(200),
  }),
  data: nothing,
  /** T999: somebody has changed it since it was read. */
  failures: ['N004', 'E404', 'T999'],
  invalid: { nameKo: 'N004', nameEn: 'N004', nameVi: 'N004', ord: 'N004' },
});

export const gameCodeOrder = defineCall({
  path: '/api/console/codes/order',
  summary: 'Put the entries of a group of the menu into this order',
  audience: 'operator',
  limit: 'write',
  body: z.object({ groupCode: code, codes: z.array(code).min(1).max(200), revision: z.string().max(100) }),
  data: nothing,
  /** E404: these are not the entries of the group. T999: somebody was faster. */
  failures: ['E404', 'T999'],
});
