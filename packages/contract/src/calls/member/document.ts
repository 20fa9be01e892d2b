import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, noBody } from '../../fields.ts';
import {
  acceptedDocument,
  acceptedDocuments,
  documentKind,
  documentSection,
  documentVersion,
} from '../../shapes/document.ts';

export const mainDocument = defineCall({
  path: '/api/main/document',
  summary:
    'The terms of use or the privacy policy in the caller’s language: the version that is current, or the one that is named',
  audience: 'guest',
  limit: 'read',
  body: z.object({ kind: documentKind, version: documentVersion.optional() }),
  data: z.object({
    ...acceptedDocument.shape,
    /** False: it is an older one, kept for whoever accepted it. */
    isCurrent: z.boolean(),
    publishedAt: instant,
    sections: z.array(documentSection),
  }),
  failures: ['E404'],
});

const ownDocument = z.object({
  ...acceptedDocument.shape,
  publishedAt: instant,
  /** What the member has accepted last, and when; null where it never has. */
  accepted: z.object({ version: documentVersion, at: instant }).nullable(),
  /** A material change, or everything, is not accepted yet. */
  isDue: z.boolean(),
});

const ownDocuments = z.object({
  /** What is current, the terms first. */
  list: z.array(ownDocument),
  /** Whether deposits, bets and games are refused as long as something is due. */
  isRequired: z.boolean(),
});

export const memberDocuments = defineCall({
  path: '/api/member/documents',
  summary:
    'The documents of the site that are current, what of them the member has accepted, and what is due',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: ownDocuments,
  failures: [],
});

export const memberAcceptDocuments = defineCall({
  path: '/api/member/acceptDocuments',
  summary: 'Accept documents in the version that is current; what was accepted before stays as it was',
  audience: 'member',
  limit: 'write',
  body: z.object({ documents: acceptedDocuments.min(1) }),
  data: ownDocuments,
  /** D002: one of them is not the current version. */
  failures: ['D002'],
});
