import { expect, type Page } from '@playwright/test';
import { approveSignUp, callsOfPage, signInOn, signInOperator, signUp } from '../calls.ts';
import { siteStarts } from '../crawl/visit.ts';
import { Lobby } from '../pages/lobby.ts';
import { newApplicant } from '../people.ts';
import { layouts, test } from '../test.ts';

const prepared = '준비 중';

/** Where games of vendors are chosen: below these every page has tiles that open one. */
const lobbyOf =
  /^\/member\/(livecasino|hotelcasino|slotgame|hotelslot|virtualgame|phishinggame|minigame\/arcade)\b/;

for (const [layout, options] of layouts) {
  test.describe(`on ${layout}`, () => {
    test.use(options);

    test(`[MS-03] no tile of the home page, no menu and no lobby is being prepared, on ${layout}`, async ({
      page,
    }) => {
      await signInAsNewMember(page);
      // The vendors' lists are read by a worker: right after a start they may be missing.
      await new Lobby(page).open('/member/slotgame');

      await page.goto('/member/main');
      await siteStarts(page);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText(prepared);
      const { list } = await callsOfPage(page)('/api/common/code', {});
      expect(list.filter((entry) => !entry.ready).map(({ code }) => code)).toEqual([]);

      const addresses = new Set([...(await linksOf(page)), ...list.map(({ target }) => pathOf(target))]);
      expect(addresses.size).toBeGreaterThan(list.length / 2);
      const problems: string[] = [];
      let lobbies = 0;
      for (const address of addresses) {
        const isLobby = lobbyOf.test(address);
        lobbies += isLobby ? 1 : 0;
        problems.push(...(await problemsOf(page, address, isLobby)));
      }
      expect(problems).toEqual([]);
      expect(lobbies).toBeGreaterThan(20);
    });

    test(`[BC-09] a game is tried for free from its lobby on ${layout}, by a member without money`, async ({
      page,
    }) => {
      await signInAsNewMember(page);
      const lobby = new Lobby(page);
      await lobby.open('/member/slotgame');
      expect(await lobby.columns()).toBe(layout === 'the desktop' ? 4 : 2);
      const window = await lobby.tryForFree('청사초롱 777');
      await expect(window.getByText('가상 머니')).toBeVisible();
      const [balance, spin] = [window.getByTestId('balance'), window.getByTestId('spin')];
      await expect(balance).toContainText('1,000,000');
      await spin.click();
      await expect(balance).not.toContainText('1,000,000');
      expect(await callsOfPage(page)('/api/wallet/balance', {})).toMatchObject({ balance: 0 });
    });
  });
}

async function signInAsNewMember(page: Page): Promise<void> {
  const operator = await signInOperator();
  const person = newApplicant();
  await signUp(person);
  await approveSignUp(operator.call, person.memId);
  await signInOn(page, person.memId, person.password);
}

/** Links of the page that is open, menus included, to pages of members. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/member/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map(pathOf);
}

/** Without what a link of a tile says beside the page: which game to begin with. */
function pathOf(target: string): string {
  return target.replace(/[?#].*$/, '');
}

/** What is wrong with a page that a menu or a tile leads to. */
async function problemsOf(page: Page, address: string, isLobby: boolean): Promise<string[]> {
  await page.evaluate((href) => window.__TSR_ROUTER__.navigate({ href }), address);
  await page.waitForFunction(
    (href) =>
      window.__TSR_ROUTER__.state.status === 'idle' &&
      window.__TSR_ROUTER__.state.location.pathname.startsWith(href),
    address,
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first(), address).toBeVisible();
  if (isLobby) await expect(main.getByRole('button', { name: /실행/ }).first(), address).toBeVisible();
  const text = await main.innerText();
  return text.includes(prepared) ? [`${address} says that it is being prepared`] : [];
}
