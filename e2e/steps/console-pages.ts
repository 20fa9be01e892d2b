import { expect, type Page } from '@playwright/test';

/** One address of the console with what it has to be told to show something. */
export interface ConsolePage {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

/** What a page is about, where its bare address says too little. */
type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every address that the console's own router knows. Its first one leads to another and is no page of its own. */
export async function consolePages(page: Page, samples: Samples): Promise<ConsolePage[]> {
  const paths = await page.evaluate(() => Object.keys(window.__TSR_ROUTER__.routesByPath));
  return paths.filter((path) => path !== '/').map((path) => ({ path, search: samples[path] ?? {} }));
}

/** Goes there as a link would, and waits until the page has what it asked for. */
export async function openConsolePage(page: Page, { path, search }: ConsolePage): Promise<void> {
  if (path.includes('$'))
    throw new Error('a part of its address is open: the journey has to learn to fill it');
  await page.evaluate(([to, asked]) => window.__TSR_ROUTER__.navigate({ to, search: asked }), [
    path,
    search,
  ] as const);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** What the page says that it is: one first heading, and a title of the window that begins with it. */
export async function namingFaults(page: Page): Promise<string[]> {
  const headings = await page.locator('h1').allInnerTexts();
  const [heading] = headings;
  if (heading === undefined || headings.length !== 1) return [`has ${headings.length} first headings`];
  // What waits is counted before the title.
  const title = (await page.title()).replace(/^\(\d+\) /, '');
  return title.startsWith(`${heading} · `) ? [] : [`is called "${heading}", and its window "${title}"`];
}
