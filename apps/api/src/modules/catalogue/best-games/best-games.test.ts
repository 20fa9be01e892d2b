import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { createFakeVendor, gameKey, installVendor, vendorCode } from '../../../testing/game-vendor.ts';
import type { TestSite } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, type Person } from '../../../testing/world.ts';
import { installCodes } from '../install-codes.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world, [gameKey, 'test-888', 'test-999']);
const save = '/api/console/bestGames/save';
const reason = 'a test';

async function desk(): Promise<{ caller: Person; site: TestSite }> {
  const site = await world.addSite();
  await world.database.transaction((tx) => installCodes(tx, site.id));
  return { caller: await world.operator('content', site), site };
}

type List = 'home' | 'slot' | 'casino';
interface Game {
  readonly code: string;
  readonly locales: ('ko' | 'en' | 'vi')[] | null;
}
const game = (code: string, locales: Game['locales'] = null): Game => ({ code, locales });

async function bodyOf(caller: Person, list: List, games: readonly Game[]) {
  const { lists } = await caller.call('/api/console/bestGames', {});
  const { revision } = need(
    lists.find((each) => each.list === list),
    list,
  );
  return { list, revision, games: [...games], reason };
}

const put = async (caller: Person, list: List, games: readonly Game[]) =>
  caller.call(save, await bodyOf(caller, list, games));

const homeOf = async (site: TestSite, locale: 'ko' | 'vi' = 'ko') => {
  const { bestGames } = await world.guest(site).inLocale(locale).call('/api/main', {});
  return bestGames.map(({ code }) => code);
};

describe('best games are chosen at the console', () => {
  test('[MS-06] the main page shows them in the order that was given, and again in another', async () => {
    const { caller, site } = await desk();
    await put(caller, 'home', [game('test-999'), game(gameKey), game('sport-combination')]);
    expect(await homeOf(site)).toEqual(['test-999', gameKey, 'sport-combination']);
    await put(caller, 'home', [game('sport-combination'), game('test-999')]);
    expect(await homeOf(site)).toEqual(['sport-combination', 'test-999']);
    const lead = await world.operator('supervisor', site);
    const { list } = await lead.call('/api/console/audit', { subject: 'best-games:home' });
    expect(list[0]).toMatchObject({ action: 'catalogue.best-games', actor: caller.memId });
  });

  test('one for readers of a language is shown to them alone', async () => {
    const { caller, site } = await desk();
    await put(caller, 'home', [game(gameKey, ['vi']), game('test-888')]);
    expect(await homeOf(site)).toEqual(['test-888']);
    expect(await homeOf(site, 'vi')).toEqual([gameKey, 'test-888']);
  });

  test('a lobby has a list of its own, of games of its type', async () => {
    const { caller, site } = await desk();
    await put(caller, 'slot', [game('test-888'), game(gameKey)]);
    const best = (type: 'slot' | 'casino') => world.guest(site).call('/api/main/bestGames', { type });
    expect(await best('slot')).toEqual({ gameKeys: ['test-888', gameKey] });
    expect(await best('casino')).toEqual({ gameKeys: [] });
    expect(await homeOf(site)).toEqual([]);
    expect(await caller.codeOf(save, await bodyOf(caller, 'casino', [game(gameKey)]))).toBe('N006');
  });

  test('one whose provider is off is passed over, is marked, and stays in the list', async () => {
    const { caller, site } = await desk();
    await put(caller, 'home', [game(gameKey), game('sport-combination')]);
    const turn = { vendorCode, gameKey: null, off: true, reason };
    await caller.call('/api/console/vendors/switch', turn);
    expect(await homeOf(site)).toEqual(['sport-combination']);
    const { lists } = await caller.call('/api/console/bestGames', {});
    expect(lists[0]?.games).toMatchObject([
      { code: gameKey, isOpen: false },
      { code: 'sport-combination', isOpen: true },
    ]);
    const { games } = await caller.call('/api/console/bestGames/search', { list: 'home', search: 'test' });
    expect(games).toEqual([]);
    await put(caller, 'home', [game('sport-combination'), game(gameKey)]);
  });

  test('games are found by a part of their name, and our own pages for the main page alone', async () => {
    const { caller } = await desk();
    const codes = async (list: List, search: string) => {
      const { games } = await caller.call('/api/console/bestGames/search', { list, search });
      return games.map(({ code }) => code);
    };
    expect(await codes('home', '조합')).toContain('sport-combination');
    expect(await codes('slot', '조합')).toEqual([]);
    expect(await codes('slot', 'TEST games')).toEqual(['test-777', 'test-888', 'test-999']);
  });
});

test.each(
  refusalsOf(save, {
    N005: [
      'one game twice',
      async () => {
        const { caller } = await desk();
        return caller.codeOf(save, await bodyOf(caller, 'home', [game(gameKey), game(gameKey)]));
      },
    ],
    T999: [
      'an order that was read before somebody else saved',
      async () => {
        const { caller } = await desk();
        const body = await bodyOf(caller, 'home', [game(gameKey)]);
        await put(caller, 'home', [game('test-888')]);
        return caller.codeOf(save, body);
      },
    ],
    N006: [
      'a game that nobody has',
      async () => {
        const { caller } = await desk();
        return caller.codeOf(save, await bodyOf(caller, 'home', [game('nothing')]));
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
