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
/** Bets are taken for half a minute at most, and what was drawn is shown for as long. */
const roomRoundMs = 120_000;

const until = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() < end;
};

const slot: Play = {
  staking: '/api/spin',
  stake: (page) => page.locator('[data-testid="spin"][data-phase="ready"]').click(),
  async animate(page, forMs, camera) {
    await roll(camera);
    const spin = page.getByTestId('spin');
    const goesOn = until(forMs);
    while (goesOn()) {
      const banner = page.getByTestId('banner');
      if (await banner.isVisible()) await banner.dispatchEvent('click');
      else if ((await spin.getAttribute('data-phase')) === 'ready') await spin.click();
      await page.waitForTimeout(betweenShotsMs);
    }
  },
};

/** A bet on the spot that is named, and the round that everybody sees. */
const room = (spot: string): Play => ({
  staking: '/api/room/bets',
  async stake(page) {
    await page.locator('.room-status .ring').waitFor({ timeout: roomRoundMs });
    await page.locator(spot).first().click();
    await page.locator('button.confirm[aria-disabled="false"]').click();
  },
  async animate(page, forMs, camera) {
    const countdown = page.locator('.room-status .ring');
    await page.locator('.room-status[data-last="true"]').waitFor({ timeout: roomRoundMs });
    await camera.start();
    await countdown.waitFor({ state: 'detached', timeout: roomRoundMs });
    await camera.roll();
    const goesOn = until(forMs * 2);
    while (goesOn() && !(await countdown.isVisible())) await page.waitForTimeout(betweenShotsMs);
  },
});

const pond: Play = {
  staking: '/api/steps/begin',
  stake: (page) => page.locator('[data-testid="load"][aria-disabled="false"]').click(),
  async animate(page, forMs, camera) {
    await page.getByTestId('pond').focus();
    await roll(camera);
    const goesOn = until(forMs);
    while (goesOn()) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await page.waitForTimeout(betweenShotsMs);
    }
  },
};

const lanterns: Play = {
  staking: '/api/steps/begin',
  stake: (page) => page.locator('[data-testid="start"][aria-disabled="false"]').click(),
  async animate(page, forMs, camera) {
    await roll(camera);
    const goesOn = until(forMs);
    for (let cell = 0; goesOn(); cell = (cell + 1) % 25) {
      const start = page.locator('[data-testid="start"][aria-disabled="false"]');
      if (await start.isVisible()) await start.click();
      const lantern = page.locator(`[data-testid="cell-${cell}"][aria-disabled="false"]`);
      if (await lantern.isVisible()) await lantern.click();
      await page.waitForTimeout(betweenPicksMs);
    }
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
