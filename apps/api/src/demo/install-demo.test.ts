import { expect, test } from 'vitest';
import { harmJobs } from '../modules/harm/jobs.ts';
import { sumAllDays } from '../testing/settlements.ts';
import { createWorld } from '../testing/world.ts';
import { installBanks } from './install-catalogue.ts';
import { demoSiteKey, installDemo } from './install-demo.ts';
import { demoPassword, demoPin } from './install-people.ts';

const world = await createWorld({ empty: true });

test('the demo site is installed once, whole, and can be used at once', async () => {
  const results = await Promise.all([installDemo(world.services), installDemo(world.services)]);
  expect(results.sort()).toEqual([false, true]);
  expect(await installDemo(world.services)).toBe(false);

  const site = { id: 1, key: demoSiteKey, storeId: 'store01', storeKey: 0 };
  await world.changeSite(site, {});
  const rows = await world.database.rows<{ mem_id: string }>(
    "select mem_id from member where partner_rank = 'NORMAL' order by id",
  );
  expect(rows).toHaveLength(5);
  const memId = rows[0]?.mem_id ?? '';
  const guest = world.guest(site);
  const { member, token } = await guest.call('/api/member/login', { memId, memPass: demoPassword });
  expect(member).toMatchObject({ cashAmt: 1_000_000, recommenderId: 'store01' });
  const member01 = guest.withToken(token ?? '');
  expect((await member01.call('/api/point/list', {})).list.length).toBeGreaterThan(5);
  expect(await member01.call('/api/attendance/list', {})).toMatchObject({
    streakDays: 6,
    isCheckedToday: 'N',
  });
  expect(await member01.call('/api/coupon/list', { state: 'open' })).toMatchObject({ openCount: 2 });
  const store = await guest.call('/api/member/login', { memId: 'store01', memPass: demoPassword });
  expect(store.member).toMatchObject({ cashAmt: 5_000_000, isPartnerMember: 'Y' });
  const store01 = guest.withToken(store.token ?? '');
  expect(await store01.call('/api/give/targets', {})).toMatchObject({ canGive: 'Y', pageInfo: { total: 5 } });
  const faq = await guest.call('/api/board/{boardType}/list', { boardType: 'faq', category: 'cash' });
  expect(faq.pageInfo.total).toBe(4);
  const own = await member01.call('/api/board/{boardType}/list', { boardType: 'qna' });
  expect(own.list).toMatchObject([{ status: 'answer', commentCount: 1 }]);
  const out = { idempotencyKey: crypto.randomUUID(), amount: 10_000, cashOutPass: demoPin };
  expect(await member01.codeOf('/api/cash/out', out)).toBe('0');
});

test('the people of the demo joined before anything of theirs happened, and accepted its documents as they joined', async () => {
  const { rows } = world.database;
  expect(await rows('select from member_documents_due')).toEqual([]);
  const accepted = await rows(
    `select m.mem_id from member m join document_acceptance a on a.member_id = m.id
       join document d on (d.site_id, d.kind, d.version) = (a.site_id, a.kind, a.version)
      where a.accepted_at = m.applied_at and d.published_at <= a.accepted_at`,
  );
  const people = await rows('select from member');
  expect(accepted).toHaveLength(2 * people.length);
  const early = await rows(
    `select from member m where m.applied_at > least(
       (select min(p.at) from point_entry p where p.member_id = m.id),
       (select min(b.posted_at) from board_post b where b.member_id = m.id))`,
  );
  expect(early).toEqual([]);
});

test('[RG-20] the demo has a member whom the worker marks by what it did, for an operator to look at', async () => {
  await sumAllDays(world);
  for (const job of harmJobs(world.services)) await job.run(job.limit);
  const site = { id: 1, key: demoSiteKey, storeId: 'store01', storeKey: 0 };
  const login = { operatorId: 'supervisor', password: demoPassword };
  const { token } = await world.guest(site).call('/api/console/login', login);
  const { list } = await world
    .guest(site)
    .withToken(token ?? '')
    .call('/api/console/harm/list', {});
  expect(list.map(({ memId, markers }) => [memId, markers.map(({ kind }) => kind)])).toEqual([
    ['member05', ['loosened-limits']],
  ]);
});

test('[EN-05] the banks of the country are there, each with its code and its Korean name', async () => {
  const site = { id: 1, key: demoSiteKey, storeId: 'store01', storeKey: 0 };
  await world.database.transaction(installBanks);
  const banks = (await world.guest(site).call('/api/etc/bank', {})).list;
  // One bank is of the test world, by which its people are paid.
  const list = banks.filter(({ bankNameKr }) => bankNameKr !== 'KB');
  expect(list.length).toBeGreaterThan(15);
  expect(new Set(list.map(({ bankCode }) => bankCode)).size).toBe(list.length);
  for (const { bankCode, bankNameKr } of list) {
    expect(bankCode).toMatch(/^\d{3}$/);
    expect(bankNameKr).toMatch(/[가-힣]/);
  }
  const names = new Map(list.map(({ bankCode, bankNameKr }) => [bankCode, bankNameKr]));
  expect(['011', '088', '090'].map((code) => names.get(code))).toEqual([
    'NH농협은행',
    '신한은행',
    '카카오뱅크',
  ]);
});

test('[BC-12] a demo site presets the referrer of a test sign-up; a site that an operator opens presets none', async () => {
  const demo = { id: 1, key: demoSiteKey, storeId: 'store01', storeKey: 0 };
  const preset = async (site: typeof demo) =>
    (await world.guest(site).call('/api/etc/siteOption', {})).joinRecommanderId;
  expect(await preset(demo)).toBe('store01');
  await world.database.run("insert into site (id, key, name, settings) values (2, 'real', 'Real', '{}')");
  await world.changeSite(demo, {});
  expect(await preset({ ...demo, id: 2, key: 'real' })).toBeNull();
});
