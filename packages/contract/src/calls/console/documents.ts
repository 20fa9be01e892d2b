import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, localText, noBody } from '../../fields.ts';
import { acceptedDocument, documentKind, documentVersion } from '../../shapes/document.ts';

/** Of one document in one language; what is longer is read by nobody. */
export const longestDocument = 40_000;

const text = z
  .string()
  .normalize('NFC')
  .transform((value) => value.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1).max(longestDocument));

export const consoleDocuments = defineCall({
  path: '/api/console/documents',
  summary:
    'Every published version of the terms and the privacy policy, the newest first, and how many accepted it',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        ...acceptedDocument.shape,
        isCurrent: z.boolean(),
        isMaterial: z.boolean(),
        publishedAt: instant,
        /** Null where it came with the product. */
        publishedBy: z.string().nullable(),
        acceptedCount: z.int(),
      }),
    ),
    /** Members who may log in: what the counts are to be compared with. */
    memberCount: z.int(),
    /** Names in braces that a text may use, with what they stand for at this site now. */
    places: z.array(z.object({ name: z.string(), value: localText })),
  }),
  failures: [],
});

export const consoleDocumentDetail = defineCall({
  path: '/api/console/documents/detail',
  summary: 'The texts of one version as they were published, with names in braces as they stand',
  audience: 'operator',
  limit: 'read',
  body: acceptedDocument,
  data: z.object({ ...acceptedDocument.shape, texts: localText }),
  failures: ['E404'],
});

export const consoleDocumentPublish = defineCall({
  path: '/api/console/documents/publish',
  summary:
    'Publish the next version of a document; it never changes, and a material one is put to every member again',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    kind: documentKind,
    /** The version that the operator began from; another one is current by now: D005. Zero where there is none. */
    baseVersion: z.int().min(0).max(99_999),
    isMaterial: z.boolean(),
    texts: z.object({ ko: text, en: text, vi: text }),
  }),
  data: z.object({ version: documentVersion }),
  /** D003: a language is missing or too long, or text stands before the first heading; D004: a name in braces that nobody fills. */
  failures: ['C999', 'D003', 'D004', 'D005'],
  invalid: { texts: 'D003' },
});
