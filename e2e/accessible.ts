import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 A or AA that a program can find in the page or a part of it, each as a sentence. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (part !== undefined) axe.include(part);
  // Without frames there is nothing to collect from elsewhere, which would take a new page each time.
  const { violations } = await axe
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violationsOf(page), what).toEqual([]);
}

/** A server under load refuses a read for a moment, and the page asks again: what it never got, its alerts say. */
export const busy = /status of 503/;

/** What the page says in its main part that it could not do or get; an empty alert waits for something to say. */
export async function alertsOf(page: Page): Promise<string[]> {
  const texts = await page.locator('main [role="alert"]:visible').allInnerTexts();
  return texts.flatMap((text) => text.trim() || []);
}

/** Collects what the page logs as an error, such as a breach of the content security policy; not what is excused. */
export function watchErrors(page: Page, excused?: RegExp): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && excused?.test(message.text()) !== true) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/**
 * By how many pixels the page is wider than its window, 0 where it fits. A page that was turned to another size is drawn
 * in the other layout a moment later: only what stays too wide counts.
 */
export async function overflowOf(page: Page): Promise<number> {
  const measure = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
  const endMs = performance.now() + 5_000;
  let overflow = await measure();
  while (overflow > 0 && performance.now() < endMs) {
    await page.waitForTimeout(100);
    overflow = await measure();
  }
  return overflow;
}
