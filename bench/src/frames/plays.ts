import type { Page } from '@playwright/test';

/** How a game is played, as a person does it: the first press that stakes, and rounds until enough was seen. */
export interface Play {
  /** Which call of the page brings the stake to the vendor. */
  readonly staking: string;
  /** Everything up to the press that stakes. */
  stake(page: Page): Promise<void>;
  /** Waits until the round moves and plays on for about so long while frames are counted. */
  animate(page: Page, forMs: number, camera: Camera): Promise<void>;
}

export interface Camera {
  /** Begins to note what the browser does; on a slow machine this takes seconds. */
  start(): Promise<void>;
  /** Frames count from here on. */
  roll(): Promise<void>;
}

async function roll(camera: Camera): Promise<void> {
  await camera.start();
  await camera.roll();
}

const betweenShotsMs = 250;
const betweenPicksMs = 700;
/** A look at the page from outside costs it a frame. */
const betweenLooksMs = 2_000;
/** Bets are taken for half a minute at most, and what was drawn is shown for as long. */
const roomRoundMs = 120_000;

const until = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() < end;
};

/**
 * The page presses for itself, once in so long, the first of these that is there: to be asked and pressed from outside
 * costs it frames that no player's finger does.
 */
async function pressInPage(page: Page, selectors: readonly string[], everyMs: number): Promise<void> {
  await page.evaluate(`{
    const press = () => ${JSON.stringify(selectors)}.map((each) => document.querySelector(each)).find(Boolean)?.click();
    setInterval(press, ${everyMs});
  }`);
}

const slot: Play = {
  staking: '/api/spin',
  stake: (page) => page.locator('[data-testid="spin"][data-phase="ready"]').tap(),
  async animate(page, forMs, camera) {
    await pressInPage(
      page,
      ['[data-testid="banner"]', '[data-testid="spin"][data-phase="ready"]'],
      betweenShotsMs,
    );
    await roll(camera);
    await page.waitForTimeout(forMs);
  },
};

/** A bet on the spot that is named, and the round that everybody sees. */
const room = (spot: string): Play => ({
  staking: '/api/room/bets',
  async stake(page) {
    await page.locator('.room-status .ring').waitFor({ timeout: roomRoundMs });
    await page.locator(spot).first().tap();
    await page.locator('button.confirm[aria-disabled="false"]').tap();
  },
  async animate(page, forMs, camera) {
    const countdown = page.locator('.room-status .ring');
    await page.locator('.room-status[data-last="true"]').waitFor({ timeout: roomRoundMs });
    await camera.start();
    await countdown.waitFor({ state: 'detached', timeout: roomRoundMs });
    await camera.roll();
    const goesOn = until(forMs * 2);
    while (goesOn() && !(await countdown.isVisible())) await page.waitForTimeout(betweenLooksMs);
  },
});

const betweenFishMs = 500;
/**
 * Four shots a second, every half second at another fish, and a new magazine when one is empty. A finger needs no mark: that is how the
 * fish is found from here.
 */
const pond: Play = {
  staking: '/api/steps/begin',
  stake: (page) => page.locator('[data-testid="load"][aria-disabled="false"]').tap(),
  async animate(page, forMs, camera) {
    await page.getByTestId('pond').focus();
    await pressInPage(page, ['[data-testid="load"][aria-disabled="false"]'], betweenShotsMs);
    await page.evaluate(`{
      const pond = document.querySelector('[data-testid="pond"]');
      const press = (key) => pond.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      setInterval(press, ${betweenFishMs}, 'ArrowRight');
      setInterval(press, ${betweenShotsMs}, ' ');
    }`);
    await roll(camera);
    await page.waitForTimeout(forMs);
  },
};

const lanterns: Play = {
  staking: '/api/steps/begin',
  stake: (page) => page.locator('[data-testid="start"][aria-disabled="false"]').tap(),
  async animate(page, forMs, camera) {
    const cells = Array.from(
      { length: 25 },
      (_, cell) => `[data-testid="cell-${cell}"][aria-disabled="false"]`,
    );
    await pressInPage(page, ['[data-testid="start"][aria-disabled="false"]', ...cells], betweenPicksMs);
    await roll(camera);
    await page.waitForTimeout(forMs);
  },
};

const table = room('[data-bet][data-kind="field"]');
const virtual = room('[data-testid^="bet-"]:not([aria-disabled="true"])');

/** One game of each way of playing. */
export const games: Readonly<Record<string, Play>> = {
  'cheongsa-777': slot,
  'sangun-tiger': slot,
  'moon-rabbit': slot,
  'hahoe-mask': slot,
  'dragon-pearl': slot,
  'dokkaebi-club': slot,
  'lotus-lantern': slot,
  'spring-plum': slot,
  'cheongsa-baccarat': table,
  'cheongsa-dragon-tiger': table,
  'cheongsa-roulette': table,
  'cheongsa-sic-bo': table,
  'night-derby': virtual,
  'lantern-cup': virtual,
  'arena-cup': virtual,
  'moonlit-catch': pond,
  'dokkaebi-lanterns': lanterns,
};
