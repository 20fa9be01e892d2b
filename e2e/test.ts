import { test as base, type Page, type Route } from '@playwright/test';
import { installationUrl } from './calls.ts';

/** Every page of a journey belongs to the installation that the global setup has started. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => use(installationUrl()),
});

const balanceCalls = /\/api\/(wallet\/balance|member\/info|cash\/getUserCash)$/;

/**
 * Holds every call by which a page could read its balance, so that what it shows meanwhile has been pushed. Calling
 * the answer lets them go on.
 */
export async function holdBalanceCalls(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(balanceCalls, (route) => void held.push(route));
  return async () => {
    await page.unroute(balanceCalls);
    await Promise.all(held.map((route) => route.continue()));
  };
}
