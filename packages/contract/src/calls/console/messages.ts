import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, localText, noBody, nothing, page, pageInfo, sortBy } from '../../fields.ts';

const target = z.enum(['members', 'level', 'all']);
const line = z.string().normalize('NFC').trim().max(100);
const text = z.string().normalize('NFC').trim().max(2_000);
const isWritten = (texts: Record<'ko' | 'en' | 'vi', string>) =>
  texts.ko !== '' || texts.en !== '' || texts.vi !== '';
/** In one language at least. Whose reader has another reads that of the site's first language that is written. */
const title = z.object({ ko: line, en: line, vi: line }).refine(isWritten);
const body = z.object({ ko: text, en: text, vi: text }).refine(isWritten);

export const consoleMessageList = defineCall({
  path: '/api/console/messages',
  summary: 'What operators have sent to members, the newest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ sort: sortBy(['sentAt', 'sentCount']), page }),
  data: z.object({
    list: z.array(
      z.object({
        batchIdx: id,
        target,
        memIds: z.array(z.string()),
        level: z.int().nullable(),
        title: localText,
        body: localText,
        sentBy: z.string(),
        sentAt: instant,
        sentCount: z.int(),
        /** Of those that are kept still. */
        readCount: z.int(),
      }),
    ),
    pageInfo,
  }),
  failures: [],
});

export const consoleMessageSend = defineCall({
  path: '/api/console/messages/send',
  summary: 'Send a message to named members, to everybody of a level, or to everybody',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    target,
    /** For `members`. */
    memIds: z.array(z.string().max(60)).max(100).default([]),
    /** For `level`. */
    level: z.int().min(1).max(99).nullable().default(null),
    /** May name `{nick}` and `{id}` of whoever reads it. A language with no title has no text either. */
    title,
    body,
  }),
  data: z.object({ batchIdx: id, sentCount: z.int() }),
  /** M006: no language is written, or one of them in part. M005: a place in braces that nobody fills. M004: nobody would get it, or a member is not known. */
  failures: ['C999', 'M006', 'M005', 'M004'],
  invalid: { title: 'M006', body: 'M006' },
});

const template = z.object({
  templateIdx: id,
  name: z.string(),
  title: localText,
  body: localText,
  savedBy: z.string(),
  savedAt: instant,
  /** Of its words; whoever puts others in their place names it. */
  revision: z.string(),
});

export const messageTemplateList = defineCall({
  path: '/api/console/messages/templates',
  summary: 'The words that messages begin with',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({ list: z.array(template) }),
  failures: [],
});

export const messageTemplateSave = defineCall({
  path: '/api/console/messages/templates/save',
  summary: 'Keep words under a name, in place of what was kept under it',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    name: z.string().normalize('NFC').trim().min(1).max(60),
    title,
    body,
    /** Of what is kept under the name, as it was read; null where nothing is. */
    revision: z.string().max(100).nullable(),
  }),
  data: z.object({ template }),
  /** T999: other words are kept under the name by now. */
  failures: ['M006', 'M005', 'T999'],
  invalid: { title: 'M006', body: 'M006', name: 'M006' },
});

export const messageTemplateDelete = defineCall({
  path: '/api/console/messages/templates/delete',
  summary: 'Forget a template',
  audience: 'operator',
  limit: 'write',
  body: z.object({ templateIdx: id }),
  data: nothing,
  failures: ['E404'],
});
