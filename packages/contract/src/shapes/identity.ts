import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** What showed who somebody is: a document, or what its mobile carrier or bank says of it. */
export const identityDocuments = [
  'national-id',
  'driving-licence',
  'passport',
  'alien-registration',
  'carrier',
  'bank',
] as const;

/** How it was looked at; of a picture nothing is kept. */
export const identityMethods = ['in-person', 'video', 'picture', 'service'] as const;

/** Which details of the account it showed to be right. */
export const identityFacts = ['name', 'birthDate', 'phone', 'account'] as const;

/** Who somebody is: with less an account is not verified. */
export const identityNeeds = [
  'name',
  'birthDate',
] as const satisfies readonly (typeof identityFacts)[number][];

export const identityCheck = z.object({
  document: z.enum(identityDocuments),
  method: z.enum(identityMethods),
  confirms: z.array(z.enum(identityFacts)).min(1).max(identityFacts.length),
});

/** One verification, as it is kept. */
export const identityRecord = z.object({
  identityIdx: id,
  ...identityCheck.shape,
  note: z.string(),
  by: z.string(),
  at: instant,
  /** Who withdrew it, when and why; it verifies nothing any more. */
  revoked: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
});
