import { expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey } from '../../testing/world.ts';
import { matchBankLines } from './match-bank-lines.ts';

const world = await createWorld();
const path = '/api/console/cash/bankMatch';

test('[MS-06] lines of a bank statement find their deposits by payer and amount, and what differs is said', async () => {
  const site = await world.addSite();
  const desk = await world.operator('cashier', site);
  const asks = async (amount: number) => {
    const member = await world.member({ site });
    const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount });
    const row = await world.database.row<{ holder: string }>(
      'select holder_name as holder from member where id = $1',
      [member.key],
    );
    return { cashIdx: request.cashIdx, holder: row?.holder ?? '' };
  };
  const [first, second, third] = [await asks(50_000), await asks(70_000), await asks(90_000)];
  const statement = [
    'time\tpayer\tamount',
    `12:00\t${first.holder}\t50,000`,
    '12:01\tSomebody Else\t70,000',
    `12:02\t${third.holder}\t12,345`,
    'a line that nobody can read',
  ].join('\n');
  const matched = await desk.call(path, { statement });
  expect(
    matched.lines.map(({ result, candidates }) => [result, candidates.map(({ cashIdx }) => cashIdx)]),
  ).toEqual([
    ['matched', [first.cashIdx]],
    ['name-differs', [second.cashIdx]],
    ['none', []],
  ]);
  expect(matched.broken).toEqual([{ lineNumber: 5, text: 'a line that nobody can read' }]);
  expect(matched.unpaidCount).toBe(1);
});

test('[MS-06] money that went out, and money that was credited, pay no request that is open', async () => {
  const site = await world.addSite({ timeZone: 'UTC' });
  const [desk, member] = [await world.operator('cashier', site), await world.member({ site })];
  const asks = async () => {
    const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
    world.clock.advance(60_000);
    return request.cashIdx;
  };
  const now = () => world.clock.read.date().toISOString().slice(0, 19).replace('T', ' ');
  const first = await asks();
  const paidAt = now();
  world.clock.advance(60_000);
  await desk.call('/api/console/cash/claim', { cashIdx: first });
  await desk.call('/api/console/cash/approve', { idempotencyKey: newKey(), cashIdx: first });
  world.clock.advance(60_000);
  const second = await asks();
  const row = await world.database.row<{ holder: string }>(
    'select holder_name as holder from member where id = $1',
    [member.key],
  );
  const head = '거래일시,적요,보낸분/받는분,출금액,입금액,잔액';
  const statement = [
    head,
    `${now()},타행이체,${row?.holder},50000,0,1473000`,
    `${paidAt},타행이체,${row?.holder},0,50000,1523000`,
  ].join('\n');
  const matched = await desk.call(path, { statement });
  expect(matched).toMatchObject({
    lines: [{ result: 'credited', candidates: [] }],
    outgoingCount: 1,
    unpaidCount: 1,
  });
  const later = await desk.call(path, { statement: `${statement}\n${now()},이체,${row?.holder},,50000,1` });
  expect(later.lines.map(({ result }) => result)).toEqual(['credited', 'matched']);
  expect(later.lines[1]?.candidates).toMatchObject([{ cashIdx: second }]);
});

test('[MS-06] of more credited deposits than are read the newest count, and a line that may have paid an older one is unclear', async () => {
  const site = await world.addSite();
  const desk = await world.operator('cashier', site);
  const [member, other] = [await world.member({ site }), await world.member({ site })];
  const asks = async (amount: number, from = member) => {
    const { request } = await from.call('/api/cash/in', { idempotencyKey: newKey(), amount });
    world.clock.advance(60_000);
    return request.cashIdx;
  };
  for (const amount of [50_000, 70_000]) {
    const cashIdx = await asks(amount);
    await desk.call('/api/console/cash/claim', { cashIdx });
    await desk.call('/api/console/cash/approve', { idempotencyKey: newKey(), cashIdx });
  }
  const row = await world.database.row<{ holder: string }>(
    'select holder_name as holder from member where id = $1',
    [member.key],
  );
  const open = [await asks(50_000), await asks(70_000, other)];
  const statement = `${row?.holder}\t50,000\n${row?.holder}\t70,000`;
  const known = (await world.sites.all()).find(({ id }) => id === site.id);
  const matched = await matchBankLines(
    world.services,
    need(known, 'the site'),
    { statement },
    { credited: 1, open: 9 },
  );
  expect(matched).toMatchObject({
    lines: open.map((cashIdx) => ({ result: 'unclear', candidates: [{ cashIdx }] })),
  });
});

test('[MS-06] of more open deposits than are read the oldest count, and a line that found none of them is unclear', async () => {
  const site = await world.addSite();
  const members = [await world.member({ site }), await world.member({ site })];
  for (const member of members) {
    await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
    world.clock.advance(60_000);
  }
  const known = need(
    (await world.sites.all()).find(({ id }) => id === site.id),
    'the site',
  );
  const statement = 'Somebody Else\t50,000\nSomebody Else\t70,000';
  const resultsOf = async (open: number) => {
    const matched = await matchBankLines(world.services, known, { statement }, { credited: 9, open });
    return 'lines' in matched ? matched.lines.map(({ result }) => result) : [];
  };
  expect(await resultsOf(2)).toEqual(['several', 'none']);
  expect(await resultsOf(1)).toEqual(['unclear', 'unclear']);
});

test.each(
  refusalsOf(path, {
    C506: [
      'a text without a payment',
      async () => (await world.operator('cashier')).codeOf(path, { statement: 'hello' }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
