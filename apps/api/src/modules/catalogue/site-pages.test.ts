import { describe, expect, test } from 'vitest';
import { installBoards } from '../../demo/install-boards.ts';
import { installCatalogue } from '../../demo/install-catalogue.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
await world.database.transaction(async (tx) => {
  await installCatalogue(tx, world.site.id);
  await installBoards(tx, world.site.id, world.clock.read());
});
const guest = () => world.guest();

describe('what a page reads before login', () => {
  test('[CL-09][EN-05] the banks with code and name', async () => {
    const { list } = await guest().call('/api/etc/bank', {});
    expect(list).toContainEqual({ bankCode: '004', bankNameKr: 'KB', bankNameEn: 'KB Kookmin' });
  });

  test('[CL-12] the options of the site are the rules that the server itself keeps', async () => {
    const site = await world.addSite({
      memberPolicy: { idMinLength: 7 },
      deposit: { minAmount: 50_000, maxAmount: 90_000, unitAmount: 10_000 },
    });
    await world.changeSite(site, { memberPolicy: { idMinLength: 7, presetRecommenderId: site.storeId } });
    const { siteOption, joinRecommanderId } = await world.guest(site).call('/api/etc/siteOption', {});
    expect(joinRecommanderId).toBe(site.storeId);
    expect(siteOption).toMatchObject({
      siteName: site.key,
      moneyMode: 'play',
      withdrawalClosedFrom: '23:30',
      withdrawalClosedTo: '00:30',
      pointMinAmount: 1_000,
    });
    const form = {
      memId: 'sixsix',
      memNick: 'nick',
      memPass: 'four words make one',
      memPassCheck: 'four words make one',
      cashOutPass: '1234',
      memPhone: '01099998888',
      bank: '004',
      memName: 'Kim',
      bankacc: '1234567',
      birthDate: '1990-01-01',
    };
    const refused = await world.guest(site).inLocale('en').ask('/api/member/signup', form);
    expect(refused).toMatchObject({ code: 'U101', message: expect.stringContaining('7 to 20') });
    const member = await world.member({ site });
    const least = siteOption.deposit.minAmount;
    const deposit = (wanted: number) => ({ idempotencyKey: crypto.randomUUID(), amount: wanted });
    expect(await member.codeOf('/api/cash/in', deposit(least - 10_000))).toBe('C102');
    expect(await member.codeOf('/api/cash/in', deposit(least))).toBe('0');
  });

  test('[CL-13] the maintenance window while it is planned or running, and nothing once it is over', async () => {
    const check = () => guest().call('/api/common/siteCheckInfo', {});
    expect(await check()).toMatchObject({ startDate: null, endDate: null });
    const [from, to] = [world.clock.read() + 1_000, world.clock.read() + 2_000];
    await world.database.run('insert into maintenance_window values ($1, $2, $3)', [
      world.site.id,
      new Date(from),
      new Date(to),
    ]);
    const planned = { startDate: new Date(from).toISOString(), endDate: new Date(to).toISOString() };
    expect(await check()).toMatchObject(planned);
    world.clock.advance(1_999);
    expect(await check()).toMatchObject(planned);
    world.clock.advance(1);
    expect(await check()).toMatchObject({ startDate: null, endDate: null });
    await world.database.run('delete from maintenance_window');
  });

  test('[CL-11] the main page in one response: banners, best games, at most five notices, and the ticker', async () => {
    const { banners, bestGames, notices, ticker } = await guest().call('/api/main', {});
    expect(banners.length).toBeGreaterThan(0);
    expect((await guest().call('/api/etc/banner', {})).list).toEqual(banners);
    expect(bestGames.length).toBeGreaterThan(0);
    // What nobody could open is not offered.
    expect(bestGames.map(({ code }) => code)).toContain('sport-combination');
    expect(bestGames.map(({ family }) => family)).not.toContain('casino');
    expect(ticker).toEqual(await guest().call('/api/main/cashList', {}));
    expect(notices.length).toBeLessThanOrEqual(5);
    for (const { title } of notices) for (const text of Object.values(title)) expect(text).not.toBe('');
  });

  test('[CL-11] the main bundle is of this site alone, and a closed banner leaves it', async () => {
    const other = await world.addSite();
    expect(await world.guest(other).call('/api/main', {})).toEqual({
      banners: [],
      bestGames: [],
      notices: [],
      ticker: { cashInList: [], cashOutList: [] },
      jackpot: null,
    });
    const before = (await guest().call('/api/main', {})).banners;
    await world.database.run('update banner set is_closed = true where id = $1', [before[0]?.bannerIdx]);
    const after = (await guest().call('/api/main', {})).banners;
    expect(after).toEqual(before.slice(1));
    await world.database.run('update banner set is_closed = false');
  });

  test('[CL-11] a banner of the main page is for the readers of its languages, and says in which layout it is shown', async () => {
    const site = await world.addSite();
    const words = JSON.stringify({ ko: 'ko', en: '', vi: '' });
    await world.database.run(
      `insert into banner (site_id, kind, ord, art, kicker, title, body, action, target, layout, locales)
       values ($1, 'main', 1, 'night-market', $2, $2, $2, $2, '/member', 'mobile', '{ko}')`,
      [site.id, words],
    );
    const bannersIn = async (locale: 'ko' | 'vi') =>
      (await world.guest(site).inLocale(locale).call('/api/main', {})).banners;
    expect(await bannersIn('ko')).toMatchObject([{ layout: 'mobile' }]);
    expect(await bannersIn('vi')).toEqual([]);
  });

  test('[CL-10] [EN-16] popups by kind, language, layout and time; those after logging in are for members', async () => {
    const site = await world.addSite();
    const member = await world.member({ site });
    const words = JSON.stringify({ ko: 'ko', en: 'en', vi: 'vi' });
    const at = (ms: number) => new Date(world.clock.read() + ms);
    const put = (kind: string, values: Readonly<Record<string, unknown>> = {}) => {
      const columns = {
        layout: 'both',
        locales: null,
        starts_at: null,
        ends_at: null,
        is_closed: false,
        ...values,
      };
      return world.database.run(
        `insert into banner (site_id, kind, ord, art, kicker, title, body, action, target, layout, locales, starts_at, ends_at, is_closed)
         values ($1, $2, $3, 'night-market', $4, $4, $4, $4, '/member', $5, $6, $7, $8, $9)`,
        [site.id, kind, world.next(), words, ...Object.values(columns)],
      );
    };
    await put('popup');
    await put('popup', { layout: 'mobile' });
    await put('popup', { locales: '{vi}' });
    await put('popup', { starts_at: at(1_000), ends_at: at(2_000) });
    await put('popup', { is_closed: true });
    await put('login');
    const popups = async (locale: 'ko' | 'vi', layout?: 'desktop' | 'mobile') => {
      const { list } = await world.guest(site).inLocale(locale).call('/api/etc/popupList', { layout });
      return list.length;
    };
    expect([await popups('ko'), await popups('ko', 'desktop'), await popups('ko', 'mobile')]).toEqual([
      2, 1, 2,
    ]);
    expect(await popups('vi', 'mobile')).toBe(3);
    world.clock.advance(1_000);
    expect(await popups('ko', 'desktop')).toBe(2);
    world.clock.advance(1_000);
    expect(await popups('ko', 'desktop')).toBe(1);
    const { list } = await member.call('/api/main/popupList', {});
    expect(list).toEqual([expect.objectContaining({ isClose: 'N', art: 'night-market', target: '/member' })]);
    expect(await world.guest(site).codeOf('/api/main/popupList', {})).toBe('E401');
    expect((await guest().call('/api/etc/popupList', {})).list.length).toBeGreaterThan(0);
  });

  test('[CL-15] the notice strip is newest first', async () => {
    const { list } = await guest().call('/api/main/nt/list', {});
    const dates = list.map(({ regDate }) => regDate);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('[EN-16] banners, maintenance, options and the balance have the fields of the specification', async () => {
    for (const banner of (await guest().call('/api/etc/banner', {})).list) {
      expect(banner.bannerIdx).toBeGreaterThan(0);
      expect(['Y', 'N']).toContain(banner.isClose);
    }
    const site = await world.addSite({});
    await world.changeSite(site, { memberPolicy: { presetRecommenderId: site.storeId } });
    const starts = new Date(world.clock.read() + 1_000);
    const ends = new Date(world.clock.read() + 2_000);
    await world.database.run('insert into maintenance_window values ($1, $2, $3)', [site.id, starts, ends]);
    const check = await world.guest(site).call('/api/common/siteCheckInfo', {});
    expect(check).toMatchObject({ startDate: starts.toISOString(), endDate: ends.toISOString() });
    const option = await world.guest(site).call('/api/etc/siteOption', {});
    expect(option.joinRecommanderId).toBe(site.storeId);
    expect(option.siteOption).toMatchObject({ siteName: site.key });
    const member = await world.member({ cash: 1_234 });
    expect(await member.call('/api/wallet/balance', {})).toMatchObject({ balance: 1_234, isPlayGame: 'N' });
  });
});
