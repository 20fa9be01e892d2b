import { z } from 'zod';
import { instant } from '../fields.ts';

/** The documents of a site that its members accept. */
export const documentKinds = ['terms', 'privacy'] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.output<typeof documentKind>;

/** Counted from 1 for each site and kind. */
export const documentVersion = z.int().min(1).max(100_000);

/** Plain text: a heading, and below it paragraphs, each with the points that follow it. */
export const documentSection = z.object({
  heading: z.string(),
  blocks: z.array(z.object({ text: z.string(), points: z.array(z.string()) })),
});

/** What somebody accepts: exactly this version of this document. */
export const acceptedDocument = z.object({ kind: documentKind, version: documentVersion });
export type AcceptedDocument = z.output<typeof acceptedDocument>;

/** Each kind once at most. */
export const acceptedDocuments = z
  .array(acceptedDocument)
  .max(documentKinds.length)
  .refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length);

/** One acceptance, as it is kept. */
export const documentAcceptance = z.object({ ...acceptedDocument.shape, acceptedAt: instant });
