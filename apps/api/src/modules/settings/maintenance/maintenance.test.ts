import { calls, codesOfCall, type ResultCode } from '@hanpan/contract';
import { locales, results } from '@hanpan/messages';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { minutes } from '../../../testing/clock.ts';
import { startRealtime } from '../../../testing/realtime.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { settingsJobs } from '../jobs.ts';

const world = await createWorld();
const realtime = await startRealtime(world);
const set = '/api/console/maintenance/set';
const end = '/api/console/maintenance/end';
const reason = { ko: '서버 교체', en: 'New servers', vi: 'Thay máy chủ' };

/** From so many minutes from now to so many; null for at once, and for without an end. */
function windowOf(fromMinutes: number | null, toMinutes: number | null) {
  const at = (count: number | null) =>
    count === null ? null : new Date(world.clock.read() + minutes(count)).toISOString();
  const dates = { startDate: at(fromMinutes), endDate: at(toMinutes) };
  return { idempotencyKey: newKey(), revision: null, ...dates, reason, contact: '@hanpan' };
}

/** Changes the window of a site, as somebody who has just read it. */
async function change(supervisor: Person, wanted: ReturnType<typeof windowOf>) {
  const { window } = await supervisor.call('/api/console/maintenance', {});
  return supervisor.call(set, { ...wanted, revision: window?.revision ?? null });
}

/** Ends the window of a site, as somebody who has just read it. */
async function endRead(supervisor: Person) {
  const { window } = await supervisor.call('/api/console/maintenance', {});
  return supervisor.call(end, { revision: need(window, 'a window').revision });
}

async function tell(): Promise<void> {
  const job = need(settingsJobs(world.services)[0], 'job');
  await job.run(job.limit);
  await realtime.settled();
}

/** A site of its own, with somebody on either side, and a window that is running. */
async function closedSite() {
  const site = await world.addSite();
  const supervisor = await world.operator('supervisor', site);
  const member = await world.member({ site, cash: 100_000 });
  await supervisor.call(set, windowOf(null, 60));
  await realtime.settled();
  return { site, supervisor, member };
}

describe('while a site is under maintenance', () => {
  test('[AC-09] [ER-06] every call of members and guests, and the login, is refused with B0093 in three languages', async () => {
    const { site, member } = await closedSite();
    const refused = Object.values(calls).filter((call) => codesOfCall(call).includes('B0093'));
    expect(refused.length).toBeGreaterThan(40);
    for (const { path } of refused) {
      if (path.startsWith('/api/console/')) continue;
      const codes: ResultCode[] = [];
      for (const locale of locales) {
        const { code, message, status } = await member.inLocale(locale).sendRaw(path, '{}');
        codes.push(code);
        expect({ message, status }).toEqual({ message: results.B0093[locale], status: 200 });
      }
      expect({ path, codes }).toEqual({ path, codes: ['B0093', 'B0093', 'B0093'] });
    }
    const login = { memId: member.memId, memPass: 'whatever it is' };
    expect(await world.guest(site).codeOf('/api/member/login', login)).toBe('B0093');
    expect(await member.codeOf('/api/bet/betProc', slipOn([await world.match()]))).toBe('B0093');
  });

  test('[CL-13] what the warning page needs is told: the window, why and whom to ask; the site; and signing out', async () => {
    const { site, member } = await closedSite();
    const guest = world.guest(site);
    expect(await guest.call('/api/common/siteCheckInfo', {})).toMatchObject({ reason, contact: '@hanpan' });
    expect(await guest.codeOf('/api/etc/siteOption', {})).toBe('0');
    expect((await world.app.inject({ url: '/health' })).statusCode).toBe(200);
    expect(await member.codeOf('/api/member/logout', {})).toBe('0');
  });

  test('operators work on, and other sites notice nothing', async () => {
    const { supervisor } = await closedSite();
    expect(await supervisor.codeOf('/api/console/members', {})).toBe('0');
    expect(await (await world.member()).codeOf('/api/member/info', {})).toBe('0');
  });

  test('a file to save is refused with a status, so that no refusal is saved as the file', async () => {
    const { member } = await closedSite();
    const { token, headers } = member;
    const response = await world.app.inject({
      url: '/api/wallet/statement.csv',
      headers: { ...headers, token },
    });
    expect(response.statusCode).toBe(503);
  });

  test('an operator ends it, and everything is taken again, by the server that was asked at once', async () => {
    const { supervisor, member } = await closedSite();
    expect(await member.codeOf('/api/member/info', {})).toBe('B0093');
    expect((await endRead(supervisor)).window).toBeNull();
    expect(await member.codeOf('/api/member/info', {})).toBe('0');
  });

  test('it begins and ends by the clock, to the millisecond, without anybody telling', async () => {
    const site = await world.addSite();
    const [supervisor, member] = [await world.operator('supervisor', site), await world.member({ site })];
    await supervisor.call(set, windowOf(10, 20));
    await realtime.settled();
    world.clock.advance(minutes(10) - 1);
    expect(await member.codeOf('/api/member/info', {})).toBe('0');
    world.clock.advance(1);
    expect(await member.codeOf('/api/member/info', {})).toBe('B0093');
    world.clock.advance(minutes(10) - 1);
    expect(await member.codeOf('/api/member/info', {})).toBe('B0093');
    world.clock.advance(1);
    expect(await member.codeOf('/api/member/info', {})).toBe('0');
  });
});

describe('what open pages are told', () => {
  test('[CL-36] the window when it is planned and ten minutes ahead, INSPECT Y at its start and N at its end, each once', async () => {
    const site = await world.addSite();
    const [supervisor, member] = [await world.operator('supervisor', site), await world.member({ site })];
    await world.database.run('update site set host = $2 where id = $1', [
      site.id,
      `site${site.id}.localhost`,
    ]);
    await world.changeSite(site, {});
    const page = await realtime.open({ token: member.token, host: `site${site.id}.localhost` });
    await supervisor.call(set, windowOf(30, 60));
    await tell();
    expect(page.all('maintenance')).toEqual([expect.objectContaining({ reason, contact: '@hanpan' })]);
    world.clock.advance(minutes(20));
    await tell();
    await tell();
    expect(page.all('maintenance')).toHaveLength(2);
    expect(page.all('INSPECT')).toEqual([]);
    world.clock.advance(minutes(10));
    await tell();
    await tell();
    await page.next('INSPECT', ({ data1 }) => data1 === 'Y');
    expect(page.all('INSPECT')).toEqual([{ data1: 'Y' }]);
    world.clock.advance(minutes(30));
    await tell();
    await tell();
    await page.next('INSPECT', ({ data1 }) => data1 === 'N');
    await page.next('maintenance', ({ startDate }) => startDate === null);
    expect(page.all('INSPECT')).toEqual([{ data1: 'Y' }, { data1: 'N' }]);
    expect(page.all('maintenance').at(-1)).toMatchObject({ startDate: null });
  });

  test('what is moved is announced anew; what only ends later is not begun twice', async () => {
    const site = await world.addSite();
    const supervisor = await world.operator('supervisor', site);
    const announced = async () => (await supervisor.call('/api/console/maintenance', {})).window?.announcedAt;
    await supervisor.call(set, windowOf(10, 60));
    await tell();
    expect(await announced()).not.toBeNull();
    await change(supervisor, windowOf(25, 60));
    expect(await announced()).toBeNull();
    world.clock.advance(minutes(25));
    await tell();
    const started = (await supervisor.call('/api/console/maintenance', {})).window?.startDate;
    const { window } = await change(supervisor, windowOf(null, 90));
    expect(window).toMatchObject({ startDate: started, setBy: supervisor.memId });
    await change(supervisor, windowOf(null, null));
    world.clock.advance(minutes(600));
    expect((await world.guest(site).call('/api/common/siteCheckInfo', {})).startDate).toBe(started);
    const actions = await world.database.rows<{ action: string }>(
      'select action from audit_log where subject = $1 order by id',
      [`site:${site.id}`],
    );
    expect(actions.map(({ action }) => action)).toEqual(Array(4).fill('maintenance.set'));
  });
});

describe('who may plan it, and how', () => {
  test('an operator sees it, a supervisor sets it', async () => {
    const operator = await world.operator();
    expect(await operator.codeOf('/api/console/maintenance', {})).toBe('0');
    expect(await operator.codeOf(set, windowOf(30, 60))).toBe('E403');
    expect(await operator.codeOf(end, { revision: 'any' })).toBe('E403');
  });

  test.each(
    refusalsOf(set, {
      C999: [
        'a key of another plan',
        async () => {
          const there = await world.operator('supervisor', await world.addSite());
          const body = windowOf(30, 60);
          await there.call(set, body);
          return there.codeOf(set, { ...body, contact: '@another' });
        },
      ],
      T999: [
        'a change of a window that is not there any more',
        async () =>
          (await world.operator('supervisor')).codeOf(set, { ...windowOf(30, 60), revision: 'gone' }),
      ],
      I001: [
        'maintenance in less than ten minutes, which nobody could be told of',
        async () => (await world.operator('supervisor')).codeOf(set, windowOf(9.99, 60)),
      ],
      I002: [
        'an end before the start',
        async () => (await world.operator('supervisor')).codeOf(set, windowOf(30, 29)),
      ],
    }),
  )('%s is refused with %s, and nothing is planned', async (_, code, act) => {
    expect(await act()).toBe(code);
    expect((await world.guest().call('/api/common/siteCheckInfo', {})).startDate).toBeNull();
  });

  test('of two operators who read the same, one changes it, and the other is told', async () => {
    const site = await world.addSite();
    const [one, other] = [await world.operator('supervisor', site), await world.operator('supervisor', site)];
    const both = async (revision: string | null) =>
      (
        await Promise.all(
          [one, other].map((each, index) => each.codeOf(set, { ...windowOf(30, 60 + index), revision })),
        )
      ).sort();
    expect(await both(null)).toEqual(['0', 'T999']);
    const { window } = await one.call('/api/console/maintenance', {});
    world.clock.advance(minutes(1));
    expect(await both(window?.revision ?? null)).toEqual(['0', 'T999']);
    // That open pages have been told of it is no change.
    const before = await one.call('/api/console/maintenance', {});
    world.clock.advance(minutes(25));
    await tell();
    const after = await other.call('/api/console/maintenance', {});
    expect(after.window?.announcedAt).not.toBeNull();
    expect(after.window?.revision).toBe(before.window?.revision);
  });

  test('a plan that is sent twice is one, and the one who sent it is told so', async () => {
    const supervisor = await world.operator('supervisor', await world.addSite());
    const body = windowOf(30, 60);
    const first = await supervisor.call(set, body);
    expect(await supervisor.call(set, body)).toEqual(first);
  });

  test('what was changed since it was read is not ended', async () => {
    const supervisor = await world.operator('supervisor', await world.addSite());
    const { window } = await supervisor.call(set, windowOf(30, 60));
    await change(supervisor, windowOf(40, 80));
    expect(await supervisor.codeOf(end, { revision: need(window, 'a window').revision })).toBe('T999');
    expect((await endRead(supervisor)).window).toBeNull();
  });

  test.each(
    refusalsOf(end, {
      T999: [
        'ending what is neither planned nor running',
        async () => (await world.operator('supervisor')).codeOf(end, { revision: 'gone' }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('a key of a bet that was refused is not used up', async () => {
    const site = await world.addSite();
    const supervisor = await world.operator('supervisor', site);
    const member = await world.member({ site, cash: 50_000 });
    const deposit = { idempotencyKey: newKey(), amount: 20_000 };
    await supervisor.call(set, windowOf(null, 60));
    await realtime.settled();
    expect(await member.codeOf('/api/cash/in', deposit)).toBe('B0093');
    await endRead(supervisor);
    await realtime.settled();
    expect(await member.codeOf('/api/cash/in', deposit)).toBe('0');
  });
});
