import { partnerTreeCsv } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
const path = '/api/console/partner/tree';
/** More than a page of the console has rows. */
const storeCount = 53;

/** A head office with two branches; the first has many stores, and two members below one of them. */
async function largeTree() {
  const site = await world.addSite();
  const desk = await world.operator('operator', site);
  const head = await world.member({ site, rank: 'PTN_1' });
  const inside = { site, parentId: head.key };
  const branches = [
    await world.addMember({ ...inside, rank: 'PTN_2' }),
    await world.addMember({ ...inside, rank: 'PTN_2' }),
  ];
  const [large] = branches;
  for (let at = 0; at < storeCount; at += 1) {
    const store = await world.addMember({ site, rank: 'PTN_5', parentId: need(large, 'a branch').key });
    if (at === 0) for (const _ of [1, 2]) await world.addMember({ site, parentId: store.key });
  }
  return { site, desk, head, large: need(large, 'a branch'), small: need(branches[1], 'a branch') };
}

test('a tree of any size comes page by page: everybody once, a partner before its downline', async () => {
  const { desk, head, large, small } = await largeTree();
  const pages = await Promise.all([1, 2, 3].map((page) => desk.call(path, { memberKey: head.key, page })));
  expect(pages.map(({ list }) => list.length)).toEqual([50, 6, 0]);
  expect(pages.map(({ pageInfo }) => pageInfo.total)).toEqual([56, 56, 56]);
  const list = pages.flatMap((page) => page.list);
  expect(new Set(list.map(({ memberKey }) => memberKey)).size).toBe(56);
  const placeOf = (memberKey: number) => list.findIndex((each) => each.memberKey === memberKey);
  for (const node of list.slice(1))
    expect(placeOf(node.parentKey ?? 0)).toBeLessThan(placeOf(node.memberKey));
  expect(list[0]).toMatchObject({ memberKey: head.key, memberCount: 2, partnerCount: 55 });
  expect(list.find(({ memberKey }) => memberKey === large.key)).toMatchObject({
    memberCount: 2,
    childCount: 53,
  });
  expect(list.find(({ memberKey }) => memberKey === small.key)).toMatchObject({
    memberCount: 0,
    childCount: 0,
  });
});

test('a closed branch hides its downline from the list and the count, and its sums stay whole', async () => {
  const { desk, head, large, small } = await largeTree();
  const { list, pageInfo } = await desk.call(path, { memberKey: head.key, closed: [large.key] });
  expect(pageInfo.total).toBe(3);
  expect(list.map(({ memberKey }) => memberKey)).toEqual([head.key, large.key, small.key]);
  expect(list.map(({ memberCount }) => memberCount)).toEqual([2, 2, 0]);
  const whole = await desk.call(path, { memberKey: head.key, closed: [head.key, large.key] });
  expect(whole.list).toMatchObject([{ memberKey: head.key, partnerCount: 55 }]);
});

test("a partner's own file of its tree has every partner, however many there are", async () => {
  const { site, head } = await largeTree();
  const values = Array.from({ length: 460 }, (_, at) => `late${site.id}x${at}`);
  for (const memId of values) await world.addMember({ site, memId, rank: 'PTN_2', parentId: head.key });
  const headers = { authorization: site.key, token: head.token };
  const { body } = await world.app.inject({ url: `${partnerTreeCsv.path}?head=columns`, headers });
  const lines = body.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(56 + 460);
  expect(new Set(lines.map((line) => line.split(',')[2])).size).toBe(516);
});

test('the own balance and that of everybody below stand apart, and bets that run are told beside what is settled', async () => {
  const site = await world.addSite();
  const head = await world.member({ site, rank: 'PTN_1', cash: 5_000_000 });
  const store = await world.addMember({ site, rank: 'PTN_5', parentId: head.key, cash: 70_000 });
  const player = await world.member({ site, parentId: store.key, cash: 100_000 });
  const other = await world.member({ site, cash: 900_000 });
  const [one, two] = [await world.match(), await world.match()];
  for (const [member, matches] of [
    [player, [one]],
    [player, [one, two]],
    [other, [one]],
  ] as const)
    await member.call('/api/bet/betProc', slipOn(matches, { stake: 10_000 }));
  const { list } = await head.call('/api/partner/tree', {});
  expect(list).toMatchObject([
    { memId: head.memId, cashAmt: 5_000_000, downlineCashAmt: 150_000 },
    { memId: store.memId, cashAmt: 70_000, downlineCashAmt: 80_000 },
  ]);
  const { totals, open } = await head.call('/api/partner/summary', {});
  expect(totals).toMatchObject({ betCount: 0, stakeAmount: 0 });
  expect(open).toEqual({ betCount: 2, stakeAmount: 20_000 });
});
