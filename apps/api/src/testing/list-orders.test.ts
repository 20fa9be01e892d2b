import { consoleCalls, type RequestOf, type Sort } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { minutes } from './clock.ts';
import { issueCoupon } from './coupons.ts';
import { markHarm } from './harm.ts';
import { createWorld, newKey, type Person } from './world.ts';

const world = await createWorld();
const lead = await world.operator('supervisor');

/** Rows that differ in what is sorted, and some that do not. */
async function fill(): Promise<void> {
  for (const cash of [30_000, 10_000, 20_000, 10_000]) {
    const member = await world.member({ cash });
    await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 + cash });
    await lead.call('/api/console/point/give', {
      idempotencyKey: newKey(),
      memberKey: member.key,
      amount: cash / 10,
      kind: 'operator',
      reason: 'a test',
    });
    const adjustment = { idempotencyKey: newKey(), memId: member.memId, amount: cash, reason: 'a test' };
    await lead.call('/api/console/adjustment/ask', { ...adjustment, direction: 'credit' });
    await lead.call('/api/console/messages/send', {
      idempotencyKey: newKey(),
      target: 'members',
      memIds: [member.memId],
      title: { ko: '가', en: 'a', vi: 'a' },
      body: { ko: '가', en: 'a', vi: 'a' },
    });
    await issueCoupon(world, { amount: cash });
    await markHarm(world, member, { day: `2026-11-1${cash / 10_000}` });
    if (cash === 10_000) await markHarm(world, member, { kind: 'chasing', day: '2026-11-10' });
    world.clock.advance(minutes(1));
  }
}
await fill();

type Row = Readonly<Record<string, unknown>>;
interface Sorted<P extends keyof typeof consoleCalls> {
  readonly body: RequestOf<P>;
  /** What a column sorts by, as the answer tells it. */
  readonly valueOf: Readonly<Record<string, (row: Row) => unknown>>;
}

const field = (name: string) => (row: Row) => row[name];

/** Every list of the console that may be sorted, with every column. */
const lists = {
  '/api/console/members': {
    body: {},
    valueOf: {
      member: field('memId'),
      level: field('memLevel'),
      cash: field('cashAmt'),
      point: field('pointAmt'),
      applied: field('appliedAt'),
      status: field('status'),
    },
  },
  '/api/console/audit': {
    body: {},
    valueOf: { at: field('at'), actor: field('actor'), action: field('action') },
  },
  '/api/console/personalAccess': {
    body: {},
    valueOf: {
      at: field('at'),
      operator: field('operatorId'),
      call: field('call'),
      members: field('memberCount'),
    },
  },
  '/api/console/harm/list': {
    body: {},
    valueOf: {
      member: field('memId'),
      score: field('score'),
      day: ({ markers }) => (markers as readonly { readonly day: string }[])[0]?.day,
    },
  },
  '/api/console/ledger/accounts': {
    body: { kind: 'cash' },
    valueOf: {
      id: field('accountId'),
      owner: field('owner'),
      kind: field('kind'),
      balance: field('balance'),
    },
  },
  '/api/console/cash/list': {
    body: { kind: 'in' },
    valueOf: {
      amount: field('amount'),
      bonus: field('bonusAmount'),
      applied: field('appliedAt'),
      elapsed: (row) => -Date.parse(String(row.dueAt)),
    },
  },
  '/api/console/point/list': {
    body: {},
    valueOf: { accruedAt: field('accruedAt'), applied: field('appliedPoints') },
  },
  '/api/console/coupon/list': {
    body: {},
    valueOf: { amount: field('amount'), issuedAt: field('issuedAt'), expiresAt: field('expiresAt') },
  },
  '/api/console/adjustment/list': {
    body: {},
    valueOf: { asked: field('askedAt'), amount: field('amount') },
  },
  '/api/console/messages': {
    body: {},
    valueOf: { sentAt: field('sentAt'), sentCount: field('sentCount') },
  },
} as const satisfies { [P in keyof typeof consoleCalls]?: Sorted<P> };
type SortedPath = keyof typeof lists;

async function rowsOf(caller: Person, path: SortedPath, sort: Sort | null): Promise<Row[]> {
  const body = { ...lists[path].body, sort } as RequestOf<typeof path>;
  const { list } = await caller.call(path, body);
  return list as unknown as Row[];
}

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : Number(a !== b);

describe('the order of a list is the server’s, over all its pages', () => {
  test('every list that takes an order is looked at here, with each of its columns', () => {
    const taking = Object.entries(consoleCalls).flatMap(([path, { body }]) => {
      const parsed = body.safeParse({ sort: { by: 'no such column', direction: 'ascending' } });
      const columns = parsed.error?.issues.find(({ path: [first] }) => first === 'sort');
      return columns === undefined || columns.code === 'unrecognized_keys' ? [] : [path];
    });
    expect(taking.sort()).toEqual(Object.keys(lists).sort());
  });

  const cases = Object.entries(lists).flatMap(([path, { valueOf: values }]) =>
    Object.entries(values).map(([by, value]) => [path as SortedPath, by, value] as const),
  );
  test.each(cases)('%s by %s, and the other way round', async (path, by, valueAt) => {
    const up = await rowsOf(lead, path, { by, direction: 'ascending' });
    const down = await rowsOf(lead, path, { by, direction: 'descending' });
    expect(up.length).toBeGreaterThan(1);
    expect(down).toEqual(up.toReversed());
    const values = up.map(valueAt);
    expect(values).toEqual(values.toSorted(compare));
  });

  test('a column that is none is refused', async () => {
    const sort = { by: 'password_hash', direction: 'ascending' } as never;
    expect(await lead.codeOf('/api/console/members', { sort })).toBe('E400');
  });
});
