import { readFile } from 'node:fs/promises';
import { amount } from '@hanpan/money';
import { z } from 'zod';

const folder = new URL('../../data/', import.meta.url);

const text = z.object({ ko: z.string(), en: z.string(), vi: z.string() });

const banner = z.object({
  art: z.string(),
  kicker: text,
  title: text,
  body: text,
  action: text,
  target: z.string(),
});

const catalogue = z.object({
  sandboxVendor: text,
  transferVendor: text,
  best: z.array(
    z.object({
      code: z.string(),
      name: text,
      vendorName: text,
      family: z.string(),
      art: z.string(),
      target: z.string(),
      fact: text,
    }),
  ),
  banners: z.array(banner),
  popups: z.array(banner.extend({ kind: z.enum(['popup', 'login']) })),
});

const won = z.int().transform((value) => amount(value));
const trio = z.tuple([z.string(), z.string(), z.string()]);
const people = z.object({
  siteName: z.string(),
  depositAccount: z.object({ bankName: z.string(), accountNumber: z.string(), accountHolder: z.string() }),
  partners: z.array(trio),
  /** Partners beside them: id, rank, name, and the id of the one above. */
  besides: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  /** By rank; the lists are by game type, in basis points. */
  rates: z.record(z.string(), z.object({ rolling: z.array(z.int()), losing: z.array(z.int()) })),
  members: z.array(trio),
  /** Since when there are the site, its documents and its partners, and since when its members: before anything of theirs happened. */
  openedDaysAgo: z.int(),
  joinedDaysAgo: z.int(),
  operators: z.array(trio),
  /** A limit of its own that one of the members has asked for again and again; `by` counts the members, null is no limit. */
  ownLimit: z.object({
    by: z.int(),
    kind: z.enum(['deposit', 'stake', 'loss']),
    period: z.enum(['day', 'week', 'month']),
    asked: z.array(z.object({ daysAgo: z.int(), amount: won.nullable() })),
  }),
  /** In the form of the site's settings, which validate them. */
  depositBonuses: z.array(z.record(z.string(), z.unknown())),
});

const rate = z.object({ basisPoints: z.int(), bonusByLevel: z.record(z.string(), z.int()) });
const rewards = z.object({
  pointAccrual: z.object({
    signUpPoints: z.int(),
    firstDeposit: rate,
    deposit: rate,
    recommender: rate,
    losing: z.record(z.string(), rate),
    dayCapPoints: z.int(),
  }),
  points: z.array(
    z.object({
      daysAgo: z.int(),
      kind: z.enum(['signUp', 'losing', 'event']),
      /** The points themselves, for kinds without a percentage. */
      base: won,
      basisPoints: z.int().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  attendanceDaysAgo: z.array(z.int()),
  coupons: z.array(
    z.object({ name: text, worth: z.enum(['cash', 'point']), amount: won, validDays: z.int() }),
  ),
});
export type DemoRewards = z.output<typeof rewards>;

const post = z.object({
  board: z.enum(['board', 'notice', 'faq']),
  category: z.enum(['event', 'notice', 'account', 'cash', 'bet', 'game']),
  title: text,
  body: text,
  daysAgo: z.int(),
  isPinned: z.boolean(),
});
const boards = z.object({
  operator: z.string(),
  posts: z.array(post),
  /** `by` counts the members of the demo. */
  members: z.array(
    z.object({
      board: z.enum(['board', 'qna']),
      by: z.int(),
      daysAgo: z.int(),
      title: z.string(),
      content: z.string(),
      type: z.enum(['bankaccount', 'etc']).nullable().default(null),
      comments: z.array(z.object({ by: z.int(), content: z.string() })).default([]),
      reply: z.string().nullable().default(null),
    }),
  ),
});

const banks = z.object({
  banks: z.array(z.object({ code: z.string(), ko: z.string(), en: z.string() })),
});

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, folder), 'utf8'));
}

export const readBanks = async () => banks.parse(await readJson('banks.json')).banks;
export const readDemoCatalogue = async () => catalogue.parse(await readJson('demo/catalogue.json'));
export const readDemoBoards = async () => boards.parse(await readJson('demo/board.json'));
export const readDemoRewards = async () => rewards.parse(await readJson('demo/rewards.json'));
export const readDemoPeople = async () => people.parse(await readJson('demo/people.json'));
