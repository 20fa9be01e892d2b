import {
  exportHref,
  partnerBetsCsv,
  partnerCashCsv,
  partnerCommissionBetsCsv,
  partnerMembersCsv,
  partnerTreeCsv,
  workbookOf,
} from '@hanpan/contract';
import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { goLive, setMarkets } from '../../../testing/live-bets.ts';
import { fiveLevels, rateAll } from '../../../testing/partners/tree.ts';
import { pin } from '../../../testing/people.ts';
import { deposit } from '../../../testing/points.ts';
import { readWorkbook } from '../../../testing/read-workbook.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { sportsJobs } from '../../sports/index.ts';
import { mostNodes } from '../tree/tree-pages.ts';

const world = await createWorld();
/** Without what an auditor reads above the columns. */
const bare = 'head=columns';

/** A tree in which a member deposited, was given money, lost it in part, and asked for a withdrawal. */
async function livelyTree() {
  const { partners, member } = await fiveLevels(world);
  const [head, , , , store] = partners as [Person, Person, Person, Person, Person];
  await deposit(world, member, 100_000);
  const other = await world.member({ parentId: store.key, cash: 20_000 });
  await settle(
    world,
    outcomeOf(world, member, { stake: 40_000 }, { gameType: 'slot' }),
    outcomeOf(world, other, { stake: 10_000, win: 30_000 }),
  );
  await rateAll(world);
  return { head, store, member, other, partners };
}

test('[EN-12] a partner sees totals of bets, wins, rolling, money given and taken back, deposits and withdrawals', async () => {
  const { head, store, member, other } = await livelyTree();
  const taken = {
    idempotencyKey: newKey(),
    memId: other.memId,
    amount: 5_000,
    note: 'back',
    cashOutPass: pin,
  };
  await store.call('/api/give/takeBack', taken);
  await store.call('/api/give/send', {
    idempotencyKey: newKey(),
    memId: other.memId,
    amount: 2_000,
    note: 'float',
  });

  const summary = await head.call('/api/partner/summary', {});
  expect(summary.totals).toMatchObject({
    betCount: 2,
    stakeAmount: 50_000,
    winAmount: 30_000,
    netAmount: 20_000,
    turnoverAmount: 50_000,
    depositAmount: 100_000,
    withdrawalAmount: 0,
    // 2 % of all stakes at the head, 0.3 % of it its own.
    rollingAmount: 1_000,
    ownRollingAmount: 150,
    partnerCount: 4,
    memberCount: 2,
    newMemberCount: 2,
  });
  expect(summary.before).toMatchObject({ betCount: 0, stakeAmount: 0 });
  expect(summary.days).toMatchObject([{ stakeAmount: 50_000, ownRollingAmount: 150 }]);
  expect(summary.hours.find(({ stakeAmount }) => stakeAmount > 0)).toMatchObject({ stakeAmount: 50_000 });
  expect(summary.types).toMatchObject([
    { gameType: 'slot', stakeAmount: 40_000, rollingAmount: 800 },
    { gameType: 'sports', stakeAmount: 10_000, rollingAmount: 200 },
  ]);
  expect(summary.running).toMatchObject({ state: 'open', rollingAmount: 150, lineAmount: 1_400 });

  const { list: tree } = await head.call('/api/partner/tree', {});
  expect(tree.map(({ depth, rollingAmount }) => [depth, rollingAmount])).toEqual([
    [0, 1_000],
    [1, 850],
    [2, 700],
    [3, 550],
    [4, 400],
  ]);
  expect(tree.at(-1)).toMatchObject({
    memId: store.memId,
    givenAmount: 2_000,
    takenBackAmount: 5_000,
    memberCount: 2,
  });

  const moves = await head.call('/api/partner/moneyMoves', {});
  expect(moves).toMatchObject({ givenAmount: 2_000, takenBackAmount: 5_000, pageInfo: { total: 2 } });
  expect(moves.list[1]).toMatchObject({
    partnerMemId: store.memId,
    memId: other.memId,
    amount: 5_000,
    balanceAfter: 5_000,
    success: 'Y',
    note: 'back',
  });

  const members = await head.call('/api/partner/members', { kind: 'member' });
  expect(members.list.find(({ memId }) => memId === member.memId)).toMatchObject({
    parentMemId: store.memId,
    depth: 5,
    depositAmount: 100_000,
    stakeAmount: 40_000,
    netAmount: 40_000,
  });
  expect(
    (await head.call('/api/partner/members', { kind: 'partner', search: store.memId })).pageInfo.total,
  ).toBe(1);
  const cash = await head.call('/api/partner/cashList', { kind: 'in' });
  expect(cash).toMatchObject({ depositAmount: 100_000, withdrawalAmount: 0, pageInfo: { total: 1 } });
  expect(Object.keys(cash.list[0] ?? {})).not.toContain('payerName');
});

test('a request that an operator rejected is told from one that its member took back, on the page and in the file', async () => {
  const head = await world.member({ rank: 'PTN_1' });
  const [rejected, taken] = [
    await world.member({ parentId: head.key }),
    await world.member({ parentId: head.key }),
  ];
  const operator = await world.operator();
  const ask = async (person: Person) =>
    (await person.call('/api/cash/in', { idempotencyKey: newKey(), amount: 40_000 })).request.cashIdx;
  const cashIdx = await ask(rejected);
  await operator.call('/api/console/cash/claim', { cashIdx });
  await operator.call('/api/console/cash/reject', {
    cashIdx,
    idempotencyKey: newKey(),
    reason: 'no transfer',
  });
  await taken.call('/api/cash/cancel', { cashIdx: await ask(taken) });

  const { list } = await head.call('/api/partner/cashList', { state: 'cancelled' });
  const ends = Object.fromEntries(list.map(({ memId, closedBy }) => [memId, closedBy]));
  expect(ends).toEqual({ [rejected.memId]: null, [taken.memId]: 'member' });
  const headers = { authorization: world.site.key, token: head.token };
  const { body } = await world.app.inject({ url: `${partnerCashCsv.path}?${bare}`, headers });
  expect(body.split('\r\n').filter((line) => line.includes(',member,'))).toHaveLength(1);
});

test('a member whose money was taken back or given reads it in a message', async () => {
  const { store, other } = await livelyTree();
  await store.call('/api/give/takeBack', {
    idempotencyKey: newKey(),
    memId: other.memId,
    amount: 5_000,
    cashOutPass: pin,
  });
  const { list } = await other.call('/api/board/msgList', {});
  expect(list[0]?.title.en).toBe('Your partner took money back');
  const { message } = await other.call('/api/board/msgRead', { msgIdx: list[0]?.msgIdx ?? 0 });
  expect(message.body.en).toContain('5,000 won');
});

test('nothing is taken back from a member whose withdrawals or bets are stopped', async () => {
  const { store, other } = await livelyTree();
  const body = () => ({ idempotencyKey: newKey(), memId: other.memId, amount: 1_000, cashOutPass: pin });
  for (const stopped of ['withdrawal_allowed', 'betting_allowed']) {
    await world.setMember(other, `${stopped} = false`);
    expect(await store.codeOf('/api/give/takeBack', body())).toBe('C402');
    await world.setMember(other, `${stopped} = true`);
  }
  expect(await store.codeOf('/api/give/takeBack', body())).toBe('0');
});

test('bets of everybody below stand in one list, open ones too, with the sums of the whole list', async () => {
  const { partners } = await fiveLevels(world);
  const [head, , , , store] = partners as [Person, Person, Person, Person, Person];
  const member = await world.member({ parentId: store.key, cash: 100_000 });
  const [first, second] = [await world.match(), await world.match()];
  await member.call('/api/bet/betProc', slipOn([first]));
  await member.call('/api/bet/betProc', slipOn([second], { stake: 5_000 }));
  const { list, total, pageInfo } = await head.call('/api/partner/bettingList', { groupKey: 'sports' });
  expect(list.map(({ memId, parentMemId, cash, type }) => [memId, parentMemId, cash, type])).toEqual([
    [member.memId, store.memId, 5_000, 'wait'],
    [member.memId, store.memId, 10_000, 'wait'],
  ]);
  expect(total).toEqual({ cash: 15_000, winCash: 0, waitCash: 15_000, resultCash: 0 });
  expect(pageInfo.total).toBe(2);
  const headers = { authorization: world.site.key, token: head.token };
  const file = (await world.app.inject({ url: `${partnerBetsCsv.path}?${bare}`, headers })).body
    .trim()
    .split('\r\n');
  expect(file[0]).toContain('receiptId,placedAt,settledAt,memId');
  expect(file.slice(1).map((line) => line.split(',')[3])).toEqual([member.memId, member.memId]);
  const stranger = { authorization: world.site.key, token: member.token };
  expect((await world.app.inject({ url: partnerBetsCsv.path, headers: stranger })).statusCode).toBe(404);
  const none = await head.call('/api/partner/bettingList', { groupKey: 'slot' });
  expect(none.list).toEqual([]);
});

test('a bet that waited and was not accepted is told from one that was cancelled', async () => {
  const { partners } = await fiveLevels(world);
  const [head, , , , store] = partners as [Person, Person, Person, Person, Person];
  const member = await world.member({ parentId: store.key, cash: 100_000 });
  const [coming, live] = [await world.match(), await world.match({ startsInMs: 0 })];
  await goLive(world, live);
  await member.call('/api/bet/betProc', slipOn([coming]));
  await member.call('/api/bet/betProc', slipOn([live], { stake: 5_000 }));
  await setMarkets(world, live, 'suspended');
  await world.passTime(10_000);
  const decide = need(
    sportsJobs(world.services).find(({ name }) => name === 'sports.decide'),
    'the job that decides',
  );
  await decide.run(decide.limit);
  const { list } = await head.call('/api/partner/bettingList', { groupKey: 'sports' });
  expect(list.map(({ cash, type, isRefused, resultCash }) => [cash, type, isRefused, resultCash])).toEqual(
    expect.arrayContaining([
      [5_000, 'other', true, 0],
      [10_000, 'wait', false, 0],
    ]),
  );
  expect(list).toHaveLength(2);
});

test('files carry the mark that spreadsheets want, a head and a row for each partner or member', async () => {
  const { head, partners, member } = await livelyTree();
  const fileOf = async (path: string) => {
    const headers = { authorization: world.site.key, token: head.token };
    return (await world.app.inject({ url: `${path}?${bare}`, headers })).body
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
  };
  const [treeHead, ...tree] = await fileOf(partnerTreeCsv.path);
  expect(treeHead).toMatch(/^depth,partnerRank,memId/);
  expect(tree).toHaveLength(partners.length);
  const [, ...members] = await fileOf(partnerMembersCsv.path);
  expect(members).toHaveLength(4 + 2);
  expect(members.some((line) => line.startsWith(`${member.memId},`))).toBe(true);
});

test("times in files are those of the site's calendar, beyond its midnight too", async () => {
  const head = await world.member({ rank: 'PTN_1' });
  // A quarter past midnight in Seoul; in UTC it is still the day before.
  world.clock.set('2026-11-20T15:15:00.000Z');
  const member = await world.member({ parentId: head.key });
  await world.database.run("update member set applied_at = '2026-11-20T15:15:00Z' where id = $1", [
    member.key,
  ]);
  await deposit(world, member, 20_000);
  const headers = { authorization: world.site.key, token: (await world.signIn(head.memId)).token };
  const rowOf = async (path: string) => {
    const { body } = await world.app.inject({ url: `${path}?${bare}`, headers });
    const [names = '', ...rows] = body.replace('\uFEFF', '').trim().split('\r\n');
    const cells = rows.find((row) => row.includes(member.memId))?.split(',') ?? [];
    return Object.fromEntries(names.split(',').map((name, index) => [name, cells[index]]));
  };
  const midnight = expect.stringMatching(/^2026-11-21.00:15/);
  expect(await rowOf(partnerCashCsv.path)).toMatchObject({ appliedAt: midnight, processedAt: midnight });
  expect(await rowOf(partnerMembersCsv.path)).toMatchObject({ joinedAt: midnight });
});

test('the bets behind a commission are a file of the line, or of the member in it, that is looked at', async () => {
  const { head, store, member, other } = await livelyTree();
  const headers = { authorization: world.site.key, token: store.token };
  const fileOf = async (query: Readonly<Record<string, string | number>>) => {
    const answer = await world.app.inject({
      url: exportHref(partnerCommissionBetsCsv, { ...query, head: 'columns' }),
      headers,
    });
    const [names = '', ...rows] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    const at = (name: string) => names.split(',').indexOf(name);
    return {
      status: answer.statusCode,
      rows: rows.map((row) => row.split(',')).map((row) => [row[at('memId')], Number(row[at('amount')])]),
    };
  };
  const { list } = await store.call('/api/partner/commissionBets', {});
  expect(list).toHaveLength(2);
  expect((await fileOf({})).rows).toEqual(list.map((bet) => [bet.memId, bet.amount]));
  expect((await fileOf({ gameType: 'slot' })).rows.map(([memId]) => memId)).toEqual([member.memId]);
  expect((await fileOf({ memId: other.memId })).rows.map(([memId]) => memId)).toEqual([other.memId]);
  expect((await fileOf({ branch: 'partner' })).rows).toEqual([]);
  const stranger = await world.member({ parentId: head.key });
  expect((await fileOf({ memId: stranger.memId })).status).toBe(404);
});

test('of a tree that is larger than a page the file has every partner', async () => {
  const head = await world.member({ rank: 'PTN_1' });
  const count = mostNodes + 1;
  for (let index = 0; index < count; index += 1) await world.addMember({ rank: 'PTN_5', parentId: head.key });
  expect(await head.call('/api/partner/tree', {})).toMatchObject({ isPartial: true });
  const headers = { authorization: world.site.key, token: head.token };
  const { body } = await world.app.inject({ url: `${partnerTreeCsv.path}?${bare}`, headers });
  const [, ...tree] = body.trim().split('\r\n');
  expect(tree).toHaveLength(1 + count);
});

test('a spreadsheet has the rows of the text file, with its figures as numbers', async () => {
  const { head, store } = await livelyTree();
  const headers = { authorization: world.site.key, token: head.token };
  for (const spec of [partnerTreeCsv, partnerMembersCsv]) {
    const { body } = await world.app.inject({ url: `${spec.path}?${bare}`, headers });
    const answer = await world.app.inject({ url: `${workbookOf(spec).path}?${bare}`, headers });
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(answer.headers['content-disposition']).toMatch(/filename="\w+\.xlsx"$/);
    const rows = readWorkbook(answer.rawPayload).get('1') ?? [];
    const asText = rows.map((row) => Array.from(row, (cell) => cell ?? '').join(','));
    const lines = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(asText).toEqual(lines.map((line) => line.replace(/,+$/, '')));
    const stakes = rows.map((row) => row[rows[0]?.indexOf('stakeAmount') ?? 0]);
    expect(stakes.slice(1).every((stake) => typeof stake === 'number')).toBe(true);
  }
  const tree = readWorkbook(
    (await world.app.inject({ url: `${workbookOf(partnerTreeCsv).path}?${bare}`, headers })).rawPayload,
  ).get('1');
  const stakeOf = tree?.[0]?.indexOf('stakeAmount') ?? 0;
  expect(tree?.find((row) => row.includes(store.memId))?.[stakeOf]).toBe(50_000);
});
