import { expect, test } from 'vitest';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import type { CallOutside } from './call-outside.ts';
import { watchLinks } from './watch-links.ts';

const world = await createWorld();
const path = '/api/console/settings/links';
const dayMs = 86_400_000;
const line = (link: string, locale: 'ko' | 'en' | 'vi' = 'ko') => ({ locale, name: 'Help', phone: '', link });

/** Who answers, and who was asked. */
function net(fails: ReadonlySet<string> = new Set()) {
  const asked: string[] = [];
  const call: CallOutside = (address) => {
    asked.push(address);
    return Promise.resolve({ status: fails.has(address) ? 503 : 200, location: undefined });
  };
  return { asked, call };
}
const isOf = (host: string) => (address: string) => address.includes(host);

test('[RG-19] every link is checked each day, and the console says which answers, when it was looked at, and since when one fails', async () => {
  const [good, bad] = ['https://good.one.example/', 'https://bad.one.example/'];
  const site = await world.addSite({ help: { lines: [line(good), line(bad, 'en'), line(good, 'vi')] } });
  // A session does not last for days.
  const read = async () => (await world.operator('operator', site)).call(path, {});
  expect(await read()).toMatchObject({
    isWatched: true,
    list: [
      { address: good, state: 'unchecked', checkedAt: null },
      { address: bad, state: 'unchecked' },
    ],
  });
  const first = net(new Set([bad]));
  await watchLinks(world.services, 10, first.call);
  // The one that fails is asked for its head and its page.
  expect(first.asked.filter(isOf('one.example'))).toEqual([good, bad, bad]);
  const at = new Date(world.clock.read()).toISOString();
  expect((await read()).list).toEqual([
    { address: good, state: 'ok', outcome: '200', checkedAt: at, failingSince: null },
    { address: bad, state: 'failed', outcome: '503', checkedAt: at, failingSince: at },
  ]);
  world.clock.advance(dayMs - 1);
  const early = net();
  await watchLinks(world.services, 10, early.call);
  expect(early.asked.filter(isOf('one.example'))).toEqual([]);
  world.clock.advance(1);
  await watchLinks(world.services, 10, net(new Set([bad])).call);
  expect((await read()).list).toMatchObject([
    { state: 'ok' },
    { state: 'failed', failingSince: at, checkedAt: new Date(world.clock.read()).toISOString() },
  ]);
  world.clock.advance(dayMs);
  await watchLinks(world.services, 10, net().call);
  expect((await read()).list).toMatchObject([{ state: 'ok' }, { state: 'ok', failingSince: null }]);
});

test('[RG-19] no more than some of a site at a time, the others the next time', async () => {
  const links = ['a', 'b', 'c'].map((name) => `https://${name}.two.example/`);
  await world.addSite({ help: { lines: links.map((each) => line(each)) } });
  const { asked, call } = net();
  await watchLinks(world.services, 2, call);
  expect(asked.filter(isOf('two.example'))).toEqual(links.slice(0, 2));
  await watchLinks(world.services, 2, call);
  expect(asked.filter(isOf('two.example'))).toEqual(links);
});

test('[RG-19] a site that has switched it off calls nobody and complains of nothing', async () => {
  const link = 'https://off.three.example/';
  const site = await world.addSite({ help: { watchLinks: true, lines: [line(link)] } });
  await watchLinks(world.services, 10, net(new Set([link])).call);
  await world.changeSite(site, { help: { watchLinks: false, lines: [line(link)] } });
  world.clock.advance(dayMs);
  const { asked, call } = net();
  await watchLinks(world.services, 10, call);
  expect(asked.filter(isOf('three.example'))).toEqual([]);
  expect(await (await world.operator('operator', site)).call(path, {})).toMatchObject({
    isWatched: false,
    list: [{ address: link, state: 'unchecked', failingSince: null }],
  });
});

test('[RG-19] an error at one link keeps no other waiting, of its site or the next, and is told at the end', async () => {
  const [bad, good, later] = ['bad.five', 'good.five', 'later.six'].map(
    (name) => `https://${name}.example/`,
  ) as [string, string, string];
  const first = await world.addSite({ help: { lines: [line(bad), line(good)] } });
  const second = await world.addSite({ help: { lines: [line(later)] } });
  await world.owner.run(`alter table link_watch add constraint refuses_one check (address <> '${bad}')`, []);
  await expect(watchLinks(world.services, 10, net().call)).rejects.toThrow(/could not be watched: 1$/);
  await world.owner.run('alter table link_watch drop constraint refuses_one', []);
  const found = await world.database.rows(
    'select address from link_watch where site_id = any($1) order by address',
    [[first.id, second.id]],
  );
  expect(found).toEqual([{ address: good }, { address: later }]);
});

test('[RG-19] what was written into the settings past the console is neither called nor an error', async () => {
  const site = await world.addSite({
    help: { lines: [line('http://plain.seven.example/'), line('https://seven.example/')] },
  });
  const { asked, call } = net();
  await watchLinks(world.services, 10, call);
  expect(asked.filter(isOf('seven.example'))).toEqual(['https://seven.example/']);
  expect((await (await world.operator('operator', site)).call(path, {})).list).toMatchObject([
    { address: 'https://seven.example/', state: 'ok' },
  ]);
});

test('a process that stops waits for no link, and the one that was asked just then is asked again', async () => {
  const links = ['https://first.eight.example/', 'https://second.eight.example/'];
  const site = await world.addSite({ help: { lines: links.map((each) => line(each)) } });
  const stopping = new AbortController();
  const asked: string[] = [];
  const call: CallOutside = (address, _, signal) =>
    new Promise((resolve, reject) => {
      if (!isOf('eight.example')(address)) return resolve({ status: 200, location: undefined });
      asked.push(address);
      signal.addEventListener('abort', () => reject(signal.reason));
      stopping.abort();
    });
  await watchLinks(world.services, 10, call, stopping.signal);
  expect(asked).toEqual(links.slice(0, 1));
  expect(await world.database.rows('select from link_watch where site_id = $1', [site.id])).toEqual([]);
  const again = net();
  await watchLinks(world.services, 10, again.call);
  expect(again.asked.filter(isOf('eight.example'))).toEqual(links);
});

test('what is not shown any more is forgotten', async () => {
  const [old, fresh] = ['https://old.four.example/', 'https://new.four.example/'];
  const site = await world.addSite({ help: { lines: [line(old)] } });
  await watchLinks(world.services, 10, net().call);
  await world.changeSite(site, { help: { lines: [line(fresh)] } });
  await watchLinks(world.services, 10, net().call);
  expect(await world.database.rows('select address from link_watch where site_id = $1', [site.id])).toEqual([
    { address: fresh },
  ]);
});

test('[RG-19] help, complaints and supervision are set at the console by language, and members read them', async () => {
  const site = await world.addSite();
  const owner = await world.operator('supervisor', site);
  expect((await world.guest(site).call('/api/etc/siteOption', {})).siteOption.help).toMatchObject({
    lines: [{ locale: 'ko', phone: '1336', link: 'https://www.kcgp.or.kr/' }],
    complaintDays: 10,
    complaintsTo: [],
    regulators: [],
  });
  const lines = [line('https://help.example/'), { ...line('', 'vi'), phone: '123' }];
  const regulators = [{ locale: 'en', name: 'Board', licence: 'A-1', link: 'https://board.example/' }];
  const save = async (caller: Person, changes: Readonly<Record<string, unknown>>) => {
    const { groups } = await caller.call('/api/console/settings', {});
    return caller.codeOf('/api/console/settings/save', {
      idempotencyKey: newKey(),
      group: 'help',
      revision: groups.find(({ group }) => group === 'help')?.revision ?? '',
      changes: Object.entries(changes).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
      reason: 'for the test',
    });
  };
  expect(
    await save(owner, { 'help.lines': lines, 'help.regulators': regulators, 'help.complaintDays': 5 }),
  ).toBe('0');
  expect((await world.guest(site).call('/api/etc/siteOption', {})).siteOption.help).toEqual({
    lines,
    complaintDays: 5,
    complaintsTo: [],
    regulators,
  });
  for (const link of [
    'http://help.example/',
    'javascript:alert(1)',
    'https://10.0.0.1/',
    'https://localhost/',
  ])
    expect(await save(owner, { 'help.lines': [line(link)] }), link).not.toBe('0');
});
