import { z } from 'zod';

const locale = z.enum(['ko', 'en', 'vi']);
/** Only https, so that nobody on the way learns or changes what somebody in need reads; empty where there is none. */
const link = z.union([z.literal(''), z.string().regex(/^https:\/\//)]);

/** Who helps, or whom one complains to, in the language of who reads it. */
const body = z.object({ locale, name: z.string(), phone: z.string(), link });
export type HelpBody = z.output<typeof body>;

/** What a site says of help, complaints and its supervision, in each of its languages. */
export const siteHelp = z.object({
  lines: z.array(body),
  /** Within how many days the site answers a complaint. */
  complaintDays: z.int(),
  /** Whom a member turns to that the answer does not satisfy. */
  complaintsTo: z.array(body),
  /** Who supervises the site, and by which licence. */
  regulators: z.array(z.object({ locale, name: z.string(), licence: z.string(), link })),
});
export type SiteHelp = z.output<typeof siteHelp>;
