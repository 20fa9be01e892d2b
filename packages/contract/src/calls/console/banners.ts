import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { givenInstant, id, instant, localText, noBody, nothing } from '../../fields.ts';

const kind = z.enum(['main', 'popup', 'login']);
const layout = z.enum(['both', 'desktop', 'mobile']);
const locale = z.enum(['ko', 'en', 'vi']);
const words = (longest: number) => {
  const text = z.string().normalize('NFC').trim().max(longest);
  return z.object({ ko: text, en: text, vi: text });
};

export const bannerRow = z.object({
  bannerIdx: id,
  kind,
  /** The name of a drawing, or the address of a picture that was sent. */
  art: z.string(),
  kicker: localText,
  title: localText,
  body: localText,
  action: localText,
  target: z.string(),
  layout,
  /** Null: readers of every language. */
  locales: z.array(locale).nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  isOn: z.boolean(),
  savedBy: z.string().nullable(),
  savedAt: instant.nullable(),
  /** Of what it says and where; whoever changes it names it, so that nobody's words are lost. */
  revision: z.string(),
});

export const consoleBannerList = defineCall({
  path: '/api/console/banners',
  summary: 'Banners and popups of the site, shown or not, in order',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({ list: z.array(bannerRow) }),
  failures: [],
});

export const consoleBannerSave = defineCall({
  path: '/api/console/banners/save',
  summary: 'Make a banner or a popup, or change one',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    /** Null makes a new one, last of its kind. */
    bannerIdx: id.nullable(),
    /** Of the one that is changed, as it was read. */
    revision: z.string().max(100).nullable(),
    kind,
    art: z.string().regex(/^(?:[a-z-]{1,30}|[a-zA-Z]{1,30}|\/api\/board\/image\/[0-9a-f]{32}\.webp)$/),
    kicker: words(60),
    title: words(100),
    body: words(300),
    action: words(40),
    target: z
      .string()
      .max(200)
      .regex(/^\/(?!\/)[A-Za-z0-9/_-]*$/),
    layout,
    locales: z.array(locale).min(1).max(3).nullable(),
    startsAt: givenInstant.nullable(),
    endsAt: givenInstant.nullable(),
    isOn: z.boolean(),
  }),
  data: z.object({ banner: bannerRow }),
  /** N001: a title is missing in a language that reads it. N002: it would end before it begins. T999: somebody was faster. */
  failures: ['C999', 'N003', 'N001', 'N002', 'E404', 'T999'],
  invalid: { target: 'N003', art: 'N003' },
});

export const consoleBannerOrder = defineCall({
  path: '/api/console/banners/order',
  summary: 'Put the banners of a kind into this order',
  audience: 'operator',
  limit: 'write',
  body: z.object({ kind, bannerIdxs: z.array(id).min(1).max(100) }),
  data: nothing,
  failures: ['E404'],
});

export const consoleBannerDelete = defineCall({
  path: '/api/console/banners/delete',
  summary: 'Take a banner or a popup away',
  audience: 'operator',
  limit: 'write',
  body: z.object({ bannerIdx: id, reason: z.string().trim().min(1).max(200) }),
  data: nothing,
  failures: ['E404'],
});
