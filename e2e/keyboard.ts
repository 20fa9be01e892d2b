import { expect, type Locator, type Page } from '@playwright/test';
import { overflowOf, violationsOf } from './accessible.ts';
import { installProbe } from './keyboard-probe.ts';

/** A field for a day or a time has a stop for each of its parts, fewer than these. */
const pressesAtOnce = 8;
/** More than the longest page has. */
const mostPresses = 600;

async function probe(page: Page, scope: Locator, goesAround: boolean): Promise<void> {
  await page.evaluate(installProbe);
  await scope.evaluate((element, around) => window.keyboardProbe.begin(element, around), goesAround);
}

/** Presses Tab until the focus has left the scope or is where it began; returns what stops it. */
async function walk(page: Page): Promise<{ end: 'left' | 'round' | undefined; faults: string[] }> {
  for (let pressed = 0; pressed < mostPresses; pressed += pressesAtOnce) {
    for (let at = 0; at < pressesAtOnce; at += 1) {
      await page.keyboard.press('Tab');
      // Before the focus goes on, the probe sees where it came to rest.
      await page.evaluate(() => new Promise((seen) => setTimeout(seen)));
    }
    const { end, stuckAt } = await page.evaluate(() => window.keyboardProbe.progress());
    if (end !== undefined) return { end, faults: [] };
    if (stuckAt !== undefined) return { end, faults: [`Tab is caught at ${stuckAt}`] };
  }
  return { end: undefined, faults: [`${mostPresses} presses of Tab do not lead out`] };
}

/** Every control of a group is led to by the arrow keys from the one that Tab reaches. */
async function faultsOfGroups(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { index, size, key } of await page.evaluate(() => window.keyboardProbe.groups())) {
    await page.evaluate((at) => window.keyboardProbe.enterGroup(at), index);
    for (let pressed = 1; pressed < size; pressed += 1) {
      await page.keyboard.press(key);
      // Some give the focus on only once the press is over.
      await page.evaluate(() => new Promise((moved) => setTimeout(moved)));
    }
    faults.push(...(await page.evaluate((at) => window.keyboardProbe.leaveGroup(at), index)));
  }
  return faults;
}

/**
 * What is wrong for a keyboard in a part of a page that can take the focus itself: a control that is not reached, a
 * focus that is not seen or covered, an order that is not the page's, a trap.
 */
export async function keyboardFaults(page: Page, scope: Locator): Promise<string[]> {
  await scope.focus();
  await probe(page, scope, false);
  const { end, faults } = await walk(page);
  const found = await page.evaluate(() => window.keyboardProbe.finish());
  const trapped = end === 'round' ? ['the focus does not leave it'] : [];
  return [...faults, ...trapped, ...found, ...(await faultsOfGroups(page))];
}

const anyDialog = '[role="dialog"], [role="alertdialog"]';

const isFocused = (element: Element) => element === document.activeElement;

/** As in a page, but the focus goes around and may not leave. */
async function faultsInDialog(page: Page, dialog: Locator): Promise<string[]> {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const isGiven = await expect
    .poll(hasFocus)
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  if (!isGiven) return ['does not take the focus'];
  await probe(page, dialog, true);
  const { end, faults } = await walk(page);
  const found = await page.evaluate(() => window.keyboardProbe.finish());
  const left = end === 'left' ? ['lets the focus go'] : [];
  return [...faults, ...left, ...found, ...(await faultsOfGroups(page))];
}

/** By how many pixels a dialog is wider inside than it is, or larger than the window. */
function tooWide(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.ceil(
      Math.max(0, element.scrollWidth - element.clientWidth, -left, right - window.innerWidth),
    );
  });
}

/**
 * Opens a dialog by the keyboard and returns what is wrong with it: it takes the focus, holds it, reaches all that it
 * shows, fits, is accessible, leaves by Escape and gives the focus back to what opened it.
 */
export async function dialogFaults(page: Page, opener: Locator): Promise<string[]> {
  const dialogs = page.locator(anyDialog);
  const before = await dialogs.count();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogs.nth(before);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  const width = (await overflowOf(page)) || (await tooWide(dialog));
  const faults = [
    ...(await violationsOf(page, anyDialog)),
    ...(width > 0 ? [`is ${width} px too wide`] : []),
    ...(await faultsInDialog(page, dialog)),
  ];
  await page.keyboard.press('Escape');
  const closed = await expect(dialogs)
    .toHaveCount(before)
    .then(
      () => true,
      () => false,
    );
  if (!closed) return [...faults, 'does not leave by Escape'];
  const isBack = await expect
    .poll(() => opener.evaluate(isFocused))
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  return isBack ? faults : [...faults, 'does not give the focus back'];
}
