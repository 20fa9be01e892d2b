import { test as base, devices, type Page, type Route } from '@playwright/test';
import { installationUrl } from './calls.ts';
import type { Season } from './installation.ts';
import { openInstallation } from './worker-installation.ts';

/** What the journeys of a worker share. */
export interface Shared {
  readonly season: Season;
  readonly installation: undefined;
}

/** Every page of a journey belongs to the installation of its worker. */
export const test = base.extend<object, Shared>({
  season: ['calm', { scope: 'worker', option: true }],
  installation: [
    async ({ season }, use) => {
      const close = await openInstallation(season);
      await use(undefined);
      await close();
    },
    // Not the time of the first journey: a start on a busy machine may take long.
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => use(installationUrl()),
});

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** What a journey on a phone uses; with the same browser as the others, so that it needs no separate worker. */
export const phone = { ...pixel, viewport: { width: 390, height: 844 } };

/** For a journey that is gone in both. */
export const layouts = [
  ['the desktop', {}],
  ['the phone', phone],
] as const;

const balanceCalls = /\/api\/(wallet\/balance|member\/info|cash\/getUserCash)$/;

/**
 * Holds every call by which a page could read its balance, so that what it shows meanwhile was pushed. Calling
 * the returned function releases them.
 */
export async function holdBalanceCalls(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(balanceCalls, async (route) => {
    if (isReleased) await route.continue();
    else held.push(route);
  });
  // The handler stays: taking it away lets the browser go on with what is held, and then nobody else may.
  return async () => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
