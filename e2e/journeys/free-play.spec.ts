import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../accessible.ts';
import { approveSignUp, signInMember, signInOperator, signUp } from '../calls.ts';
import { newApplicant } from '../people.ts';
import { plays } from '../steps/play-vendor-game.ts';
import { test } from '../test.ts';
import { launchWhenListed } from '../vendor-calls.ts';

/** One game of each page and of each look of one, by the type that it is launched as, and how its round is played here. */
const games = [
  ['virtual', 'night-derby', 'race'],
  ['virtual', 'lantern-cup'],
  ['esports', 'arena-cup'],
  ['casino', 'cheongsa-baccarat', 'table'],
  ['casino', 'cheongsa-roulette'],
  ['casino', 'cheongsa-sic-bo'],
  ['casino', 'cheongsa-dragon-tiger'],
  ['slot', 'cheongsa-777', 'slot'],
  ['slot', 'sangun-tiger'],
  ['slot', 'lotus-lantern'],
  ['slot', 'dragon-pearl'],
  ['fishing', 'moonlit-catch', 'pond'],
  ['mini', 'dokkaebi-lanterns', 'lanterns'],
] as const satisfies readonly (readonly [string, string, (keyof typeof plays)?])[];

const looks = [
  { width: 1440, height: 900, locale: 'vi', isPlayed: false },
  { width: 390, height: 844, locale: 'ko', isPlayed: true },
] as const;

for (const { width, height, locale, isPlayed } of looks)
  test(`every game opens without money at ${width} × ${height}, accessible, and a round of every kind costs nothing`, async ({
    page,
  }) => {
    const operator = await signInOperator();
    const person = newApplicant();
    await signUp(person);
    await approveSignUp(operator.call, person.memId);
    const { call } = await signInMember(person.memId, person.password, { locale });
    await page.setViewportSize({ width, height });
    const sizes = await watchSizes(page);

    const faults: string[] = [];
    for (const [gameType, gameKey, play] of games)
      await test.step(gameKey, async () => {
        const asked = { vendorKey: 'cheongsa', gameType, gameKey, mode: 'demo' } as const;
        const address = await launchWhenListed(call, asked);
        sizes.begin(gameKey);
        await page.goto(address);
        await expect(page.getByTestId('balance').first()).toContainText(/1[.,]000[.,]000/);
        await expect(page.getByText(playMoney[locale]).first()).toBeVisible();
        const tools = page.locator('.tool');
        await expect(tools.and(page.locator('[aria-pressed]')).first()).toHaveAttribute(
          'aria-pressed',
          'false',
        );
        for (const fault of await faultsOf(page)) faults.push(`${gameKey}: ${fault}`);
        await page.getByRole('button', { name: informed[locale] }).first().click();
        // What it returns is said by the first thing that opens.
        const info = page.locator('dialog.info');
        await expect(info).toContainText(/\d[.,]\d+ ?%/);
        for (const fault of await faultsOf(page)) faults.push(`${gameKey}, its rules: ${fault}`);
        await info.locator('header button').click();
        if (isPlayed && play) await plays[play](page);
      });
    expect(faults).toEqual([]);
    expect(await sizes.above(mostBytes)).toEqual([]);
    expect(await call('/api/wallet/balance', {})).toMatchObject({ balance: 0 });
    const books = await operator.call('/api/console/ledger/check', {});
    expect(books).toMatchObject({ mismatchCount: 0, entriesTotal: 0 });
  });

const playMoney = { vi: 'Tiền ảo', ko: '가상 머니' } as const;

/** The name of the button that opens rules and returns. */
const informed = { vi: 'Hướng dẫn', ko: '게임 안내' } as const;

/** What the client of a game may weigh, with its engine and its pictures, as it is sent. */
const mostBytes = 220_000;

/** Weighs everything but the typeface that a page loads, each file compressed. */
async function watchSizes(page: Page) {
  // A page whose calls are routed keeps no cache: each game loads all that it needs.
  await page.route('**/*', (route) => route.continue());
  const weights = new Map<string, Map<string, Promise<number>>>();
  let current = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const kinds = ['document', 'script', 'stylesheet', 'image'];
    if (!response.ok() || !kinds.includes(response.request().resourceType())) return;
    current.set(
      response.url(),
      response.body().then((bytes) => gzipSync(bytes).length),
    );
  });
  return {
    begin(game: string) {
      current = new Map();
      weights.set(game, current);
    },
    async above(most: number): Promise<string[]> {
      const said: string[] = [];
      for (const [game, files] of weights) {
        const total = (await Promise.all(files.values())).reduce((sum, bytes) => sum + bytes, 0);
        expect(files.size, game).toBeGreaterThan(3);
        if (total > most) said.push(`${game}: ${total} bytes`);
      }
      return said;
    },
  };
}

async function faultsOf(page: Page): Promise<string[]> {
  const violations = await violationsOf(page);
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return beside > 0 ? [...violations, `${beside} px lie beside the page`] : violations;
}
