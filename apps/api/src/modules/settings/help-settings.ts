import { koreanHelpLine } from '@hanpan/messages';
import { z } from 'zod';

const locale = z.enum(['ko', 'en', 'vi']);
const body = z.object({
  locale,
  name: z.string().min(1).max(60),
  phone: z.string().max(40).default(''),
  link: z.string().max(200).default(''),
});

/** Who helps members, how complaints go on beyond the site, and who supervises it. */
export const helpSettings = z
  .object({
    lines: z.array(body).max(12).default([koreanHelpLine]),
    complaintDays: z.int().min(1).max(90).default(10),
    complaintsTo: z.array(body).max(12).default([]),
    regulators: z
      .array(
        z.object({
          locale,
          name: z.string().min(1).max(60),
          licence: z.string().max(60).default(''),
          link: z.string().max(200).default(''),
        }),
      )
      .max(6)
      .default([]),
    /** Whether addresses are checked every day; an installation without the outside network switches it off. */
    watchLinks: z.boolean().default(true),
  })
  .prefault({});
