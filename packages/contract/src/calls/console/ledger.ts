import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  amount,
  id,
  instant,
  noBody,
  page,
  pageInfo,
  searchText,
  siteDay,
  sortBy,
  withPeriod,
} from '../../fields.ts';
import { listOrders } from '../../shapes/list-orders.ts';

export const ledgerLine = z.object({
  transferId: z.int(),
  flow: z.string(),
  counter: z.string(),
  amount,
  balanceAfter: amount,
  postedAt: instant,
});

/** The first row that is wrong: what was checked, where, and the calculation behind it. */
const finding = z.object({
  check: z.enum(['id', 'key', 'time', 'version', 'balance', 'account', 'batch-hash', 'seal', 'head', 'sum']),
  table: z.enum([
    'ledger_transfer',
    'ledger_key',
    'ledger_batch',
    'ledger_seal',
    'ledger_head',
    'ledger_account',
  ]),
  /** Which row it is, and the calculation, where the reader may know them. */
  id: z.string().nullable(),
  detail: z.string().nullable(),
});

/** A verification of the whole installation: for supervisors of the platform. */
const verification = z.object({
  verifiedAt: instant,
  tookMs: z.int(),
  transferCount: z.int(),
  batchCount: z.int(),
  sealCount: z.int(),
  headCount: z.int(),
  unsealedCount: z.int(),
  /** Null: every row is right. */
  finding: finding.nullable(),
});

/** What the accounts add up to: those of a site, or all. */
const booksFigures = {
  entriesTotal: amount,
  transferCount: z.int(),
  accountCount: z.int(),
  mismatchCount: z.int(),
  negativeCount: z.int(),
};

export const ledgerSummary = defineCall({
  path: '/api/console/ledger/summary',
  summary: "Whether the site's books balance and its records are unchanged, and when that was last checked",
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    /** Of the site's own accounts. */
    ...booksFigures,
    checkedAt: instant.nullable(),
    byKind: z.array(z.object({ kind: z.string(), accounts: z.int(), balance: amount })),
    chain: z.object({
      /** What the last full verification says of the site; null before the first. */
      verification: z
        .object({
          verifiedAt: instant,
          /** `unfinished`: it ended at a record of another site, so that not all of this one's were reached. */
          verdict: z.enum(['right', 'wrong', 'unfinished']),
          /** A row of this site, with id and detail for its supervisors, or a link of the chain that all share. */
          finding: finding.nullable(),
        })
        .nullable(),
      /** The last day (UTC) whose head is signed. */
      lastHeadDay: siteDay.nullable(),
    }),
    /** The whole installation, for supervisors of the platform; null for everybody else. */
    installation: z
      .object({
        ...booksFigures,
        checkTookMs: z.int().nullable(),
        /** The last full verification; null before the first. */
        verification: verification.nullable(),
        /** Batches that wait for their seal now. */
        unsealedCount: z.int(),
      })
      .nullable(),
  }),
  failures: [],
});

/** The account of a member has its id; that of the house is `house/` and the number of its shard. */
const owner = z.string();
const isMember = (name: string) => !name.startsWith('house/');

export const ledgerAccounts = defineCall({
  path: '/api/console/ledger/accounts',
  summary: 'Accounts with their balance and the sum of their entries side by side',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    kind: z.string().max(40).default('all'),
    search: searchText,
    sort: sortBy(listOrders.ledger),
    page,
  }),
  data: z.object({
    list: z.array(
      z.object({
        accountId: z.int(),
        kind: z.string(),
        owner,
        balance: amount,
        entriesSum: amount,
        entryCount: z.int(),
      }),
    ),
    pageInfo,
  }),
  shows: ({ list }) => list.map((account) => account.owner).filter(isMember),
  failures: [],
});

/** One at a time in the whole installation. */
export const ledgerCheck = defineCall({
  path: '/api/console/ledger/check',
  summary: 'Run the reconciliation now; the result is that of the site',
  audience: 'operator',
  limit: 'heavy',
  body: noBody,
  data: z.object({ checkedAt: instant, mismatchCount: z.int(), entriesTotal: amount }),
  failures: ['V002'],
});

/** Reads every row; the result is also kept for the summary. One at a time in the whole installation. */
export const ledgerVerify = defineCall({
  path: '/api/console/ledger/verify',
  summary: 'Recompute every balance, key, hash, seal and signature of the installation now',
  audience: 'platform',
  limit: 'heavy',
  body: noBody,
  data: z.object({ verification }),
  failures: ['V001'],
});

/** `before` is the number of an entry of the account, so that a page stays itself while new entries arrive. */
export const ledgerStatement = defineCall({
  path: '/api/console/ledger/statement',
  summary: 'The entries of one account in a period, newest first, with the balance before and after',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({ accountId: id, before: id.nullable().default(null) }),
  data: z.object({
    list: z.array(ledgerLine.extend({ version: id, balanceBefore: amount, reference: z.string() })),
    owner,
    kind: z.string(),
    openingBalance: amount,
    closingBalance: amount,
    entryCount: z.int(),
    /** The number of the period's last entry; 0 where there is none. */
    lastVersion: z.int(),
    countPerPage: z.int(),
  }),
  shows: (statement) => [statement.owner].filter(isMember),
  failures: ['E404'],
});
