import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import type { TestCaller } from '../../testing/caller.ts';
import { createWorld, type Person } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/console/ledger/statement.csv';
const own = '/api/wallet/statement.csv';
/** What an operator says of a file; members say nothing. */
const why = (url: string) =>
  `${url.includes('?') ? '&' : '?'}head=columns${url.startsWith(own) ? '' : '&reason=a+check'}`;
const perBatch = 1_000;
const batches = 20;

let member: Person;
let cash: number;
let bank: number;

async function accountOf(kind: string, ownerId: number | null): Promise<number> {
  const row = await world.database.row<{ id: number }>(
    'select id from ledger_account where kind = $1 and owner_id is not distinct from $2',
    [kind, ownerId],
  );
  return need(row?.id, 'account');
}

beforeAll(async () => {
  member = await world.member();
  const holder = { siteId: world.site.id, memberId: member.key };
  for (let batch = 0; batch < batches; batch += 1) {
    const deposits = Array.from({ length: perBatch }, (_, n) =>
      flows.deposit({ holder, amount: amount(n + 1) }, batch * perBatch + n + 1),
    );
    await world.database.transaction((tx) => world.services.ledger.postIn(tx, deposits));
  }
  cash = await accountOf('cash', member.key);
  bank = await accountOf('bank', null);
});

/** Requests the file as a browser or a client does. */
async function save(caller: TestCaller, url: string, headers: Record<string, string> = caller.headers) {
  const { 'content-type': _, ...rest } = headers;
  const response = await world.app.inject({ method: 'GET', url: `${url}${why(url)}`, headers: rest });
  const text = response.body;
  return { status: response.statusCode, headers: response.headers, text, lines: text.split('\r\n') };
}

describe('a statement as a file', () => {
  test('twenty thousand entries are complete, in order, and add up to the balance', async () => {
    const operator = await world.operator();
    const { status, headers, text, lines } = await save(operator, `${path}?accountId=${cash}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="statement-${cash}.csv"`);
    expect(text.startsWith('\uFEFFentry,transferId,postedAt,')).toBe(true);
    expect(lines).toHaveLength(perBatch * batches + 2);
    let balance = 0;
    for (const [index, line] of lines.slice(1, -1).entries()) {
      const [entry, , postedAt, flow, counter, moved, before, after] = line.split(',');
      expect([Number(entry), flow, counter, Number(before)]).toEqual([index + 1, 'deposit', 'bank', balance]);
      expect(postedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+09:00$/);
      balance += Number(moved);
      expect(Number(after)).toBe(balance);
    }
    expect(balance).toBe((await world.holdingsOf(member)).cash);
  });

  test('a house account has one too, on the other side', async () => {
    const operator = await world.operator();
    const { lines } = await save(operator, `${path}?accountId=${bank}`);
    expect(lines).toHaveLength(perBatch * batches + 2);
    expect(lines[1]).toMatch(/,deposit,cash,-1,0,-1,cash:1$/);
  });

  test('it is limited to its days, and written down with them', async () => {
    const operator = await world.operator();
    const { lines } = await save(operator, `${path}?accountId=${cash}&from=2020-01-01&to=2020-01-31`);
    expect(lines).toHaveLength(2);
    const action = await world.database.row<{ actor: string; subject: string; detail: object }>(
      "select actor, subject, detail from audit_log where action = 'ledger.export' order by id desc limit 1",
    );
    expect(action).toMatchObject({
      actor: operator.memId,
      subject: `account:${cash}`,
      detail: { reason: 'a check', startDate: '2020-01-01', endDate: '2020-01-31', entryCount: 0 },
    });
  });

  test.each([
    ['nobody', 401, async () => save(world.guest(), `${path}?accountId=${cash}`)],
    ['a member', 401, async () => save(member, `${path}?accountId=${cash}`)],
    [
      'an operator of another site',
      404,
      async () => save(await world.operator('operator', await world.addSite()), `${path}?accountId=${cash}`),
    ],
    [
      'an operator with the key of another site',
      401,
      async () => {
        const [operator, site] = [await world.operator(), await world.addSite()];
        return save(operator, `${path}?accountId=${cash}`, { ...operator.headers, authorization: site.key });
      },
    ],
    ['whoever names no account', 400, async () => save(await world.operator(), path)],
    ['whoever names no day', 400, async () => save(await world.operator(), `${path}?accountId=1&from=today`)],
  ])('%s is refused with status %i, never with a file', async (_, status, act) => {
    const refused = await act();
    expect(refused.status).toBe(status);
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect(JSON.parse(refused.text)).toMatchObject({ resultCode: `E${status}` });
  });

  test('a browser that saves it has a cookie and no site key: the host name says which site', async () => {
    const operator = await world.operator();
    const cookie = { cookie: `hanpan-console=${operator.token}` };
    expect((await save(operator, `${path}?accountId=${cash}&to=2020-01-01`, cookie)).status).toBe(200);
  });

  test("a member's own file is in the member's words, and holds the member's own cash alone", async () => {
    const reader = await world.member({ cash: 7_000 });
    const { headers, lines } = await save(reader, own);
    expect(headers['content-disposition']).toBe('attachment; filename="statement.csv"');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('\uFEFF시각,구분,내용,금액,이전 보유금,이후 보유금,번호');
    expect(lines[1]).toMatch(/\+09:00,기타,운영자 조정,7000,0,7000,\d+$/);
    const english = await save(reader.inLocale('en'), own);
    expect(english.lines[1]).toMatch(/,Other,Adjustment,7000,0,7000,\d+$/);
    expect((await save(world.guest(), own)).status).toBe(401);
    expect((await save(reader, `${own}?to=2020-01-01`)).lines).toHaveLength(2);
  });
});
