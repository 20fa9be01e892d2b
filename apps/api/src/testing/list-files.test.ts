import {
  adjustmentsCsv,
  consoleCashCsv,
  consolePointsCsv,
  everyExport,
  ledgerAccountsCsv,
} from '@hanpan/contract';
import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { createWorld, newKey, type Person } from './world.ts';

const world = await createWorld();

const why = 'reason=for+the+books&head=columns';
const load = (caller: Person, url: string) => {
  const { 'content-type': _, ...headers } = caller.headers;
  const joined = url.includes('?') ? '&' : '?';
  return world.app.inject({ method: 'GET', url: `${url}${joined}${why}`, headers });
};

/** The rows of a file by the names in its head. */
async function rowsOf(caller: Person, url: string): Promise<Record<string, string>[]> {
  const response = await load(caller, url);
  expect([url, response.statusCode]).toEqual([url, 200]);
  const [head = [], ...rows] = response.body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

async function stage() {
  const site = await world.addSite();
  return { site, desk: await world.operator('supervisor', site), member: await world.member({ site }) };
}

const give = (desk: Person, member: Person, amount: number) =>
  desk.call('/api/console/point/give', {
    idempotencyKey: newKey(),
    memberKey: member.key,
    amount,
    reason: 'for the test',
  });

test('a file of points has every page of the list, in its order, by its filter, and none of another site', async () => {
  const [{ site, desk, member }, elsewhere] = [await stage(), await stage()];
  const other = await world.member({ site });
  for (let points = 1; points <= 51; points += 1) await give(desk, member, points);
  await give(desk, other, 900);
  await give(elsewhere.desk, elsewhere.member, 700);
  const pages = await Promise.all(
    [1, 2].map((page) => desk.call('/api/console/point/list', { search: member.memId, page })),
  );
  const listed = pages.flatMap(({ list }) => list.map(({ pointIdx }) => String(pointIdx)));
  expect(listed).toHaveLength(51);
  const rows = await rowsOf(desk, `${consolePointsCsv.path}?search=${member.memId}`);
  expect(rows.map(({ pointIdx }) => pointIdx)).toEqual(listed);
  const whole = await rowsOf(desk, `${consolePointsCsv.path}?sort=-applied`);
  expect(whole.map(({ appliedPoints }) => Number(appliedPoints)).slice(0, 3)).toEqual([900, 51, 50]);
  expect(whole).toHaveLength(52);
});

test('a file of requests has those of its tab and its quick filter, with the times of the site', async () => {
  const { site, desk, member } = await stage();
  const second = await world.member({ site });
  const ask = (of: Person, amount: number) => of.call('/api/cash/in', { idempotencyKey: newKey(), amount });
  const { request } = await ask(member, 20_000);
  await ask(second, 30_000);
  await desk.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  const of = (query: string) => rowsOf(desk, `${consoleCashCsv.path}?kind=in&${query}`);
  expect((await of('state=open')).map(({ amount }) => amount)).toEqual(['20000', '30000']);
  expect((await of('state=open&sort=-amount')).map(({ amount }) => amount)).toEqual(['30000', '20000']);
  const [mine, ...more] = await of('state=2&quick=mine');
  expect(more).toEqual([]);
  expect(mine).toMatchObject({ receiptId: request.receiptId, memId: member.memId, tree: site.storeId });
  expect(mine?.appliedAt).toMatch(/\+09:00$/);
  expect(Date.parse(mine?.appliedAt ?? '')).toBe(Date.parse(request.appliedAt));
  expect(await of('state=1')).toEqual([]);
  expect(await rowsOf(desk, `${consoleCashCsv.path}?kind=out`)).toEqual([]);
});

test('a file of adjustments has those of its state, and as a spreadsheet its sums are numbers', async () => {
  const { site, desk, member } = await stage();
  await world.changeSite(site, { fourEyesAmount: 1_000_000 });
  const ask = (amount: number) =>
    desk.call('/api/console/adjustment/ask', {
      idempotencyKey: newKey(),
      memId: member.memId,
      direction: 'credit',
      amount,
      reason: 'a wrong result',
    });
  await ask(500);
  await ask(2_000_000);
  const waiting = await rowsOf(desk, `${adjustmentsCsv.path}?state=waiting`);
  expect(waiting).toMatchObject([{ amount: '2000000', state: 'waiting', balanceAfter: '' }]);
  const sheet = await load(desk, adjustmentsCsv.path.replace('.csv', '.xlsx'));
  expect(sheet.headers['content-disposition']).toBe('attachment; filename="adjustments.xlsx"');
  const cells = [...readWorkbook(sheet.rawPayload).values()].flat(2);
  expect(cells).toContain(2_000_000);
  expect(cells).toContain(500);
});

test('a file of accounts has the sum of the entries beside each balance', async () => {
  const { site, desk } = await stage();
  const member = await world.member({ site, cash: 7_000 });
  const [account, ...more] = await rowsOf(desk, `${ledgerAccountsCsv.path}?kind=cash&search=${member.memId}`);
  expect(more).toEqual([]);
  expect(account).toMatchObject({
    owner: member.memId,
    balance: '7000',
    entriesSum: '7000',
    entryCount: '1',
  });
});

test.each([
  ['ledger.export', 'list:ledger-accounts', `${ledgerAccountsCsv.path}?kind=cash&sort=-balance`],
  ['point.export', 'list:points', `${consolePointsCsv.path}?useType=earn&search=kim`],
  ['cash.export', 'list:withdrawals', `${consoleCashCsv.path}?kind=out&state=1`],
  ['adjustment.export', 'list:adjustments', `${adjustmentsCsv.path}?state=done`],
])(
  '[KR-5] %s of %s is recorded with its reason and the choice, before a line leaves; a look at its head is not',
  async (action, subject, path) => {
    const { desk } = await stage();
    const taken = () =>
      world.database.rows<{ subject: string; detail: object }>(
        'select subject, detail from audit_log where action = $1 and actor = $2',
        [action, desk.memId],
      );
    const { 'content-type': _, ...headers } = desk.headers;
    await world.app.inject({ method: 'HEAD', url: `${path}&${why}`, headers });
    expect(await taken()).toEqual([]);
    await rowsOf(desk, path);
    const chosen = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
    const [row, ...more] = await taken();
    expect(more).toEqual([]);
    expect(row?.subject).toBe(subject);
    const detail = Object.fromEntries(
      Object.entries(row?.detail ?? {}).map(([key, value]) => [key, String(value)]),
    );
    expect(detail).toMatchObject({ ...chosen, reason: 'for the books' });
  },
);

test('[KR-5] no file of the console is saved without a reason, nor for one of blanks', async () => {
  const { desk } = await stage();
  const taken = () => world.database.rows("select from audit_log where action like '%.export'");
  const before = (await taken()).length;
  const asking = everyExport.filter(({ audience }) => audience === 'operator');
  expect(asking.length).toBeGreaterThan(15);
  for (const { path, query } of asking) {
    for (const reason of ['', '?reason=', '?reason=%20%20']) {
      const { 'content-type': _, ...headers } = desk.headers;
      const refused = await world.app.inject({ method: 'GET', url: `${path}${reason}`, headers });
      expect([path, refused.statusCode]).toEqual([path, 400]);
    }
    const { error } = query.safeParse({
      fileIdx: 1,
      accountId: 1,
      settlementIdx: 1,
      kind: 'in',
      report: 'days',
    });
    expect(
      error?.issues.map((issue) => issue.path),
      path,
    ).toContainEqual(['reason']);
  }
  expect(await taken()).toHaveLength(before);
});

test.each([
  ledgerAccountsCsv.path,
  consolePointsCsv.path,
  `${consoleCashCsv.path}?kind=in`,
  adjustmentsCsv.path,
])('%s is for operators alone, and orders by no column that the list does not name', async (path) => {
  const { desk, member } = await stage();
  expect((await load(member, path)).statusCode).toBe(401);
  const joined = path.includes('?') ? '&' : '?';
  expect((await load(desk, `${path}${joined}sort=password`)).statusCode).toBe(400);
});
