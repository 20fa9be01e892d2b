import { expect, type Page } from '@playwright/test';
import { guestCalls } from '../calls.ts';
import { Home, MegaMenu } from '../pages/home.ts';

/** A guest looks at the main page in each language and walks through the menus by mouse and by keyboard. */
export async function lookAround(page: Page): Promise<void> {
  const home = new Home(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await home.isComplete('ko');
  await readMenus(page);
  await home.chooseLanguage('en', 'ko');
  await home.isComplete('en');
  await readSlotMenu(page);
  await home.chooseLanguage('vi', 'en');
  await home.isComplete('vi');
  await home.chooseLanguage('ko', 'vi');
}

/** The names of groups of the common-code list, in `ord` order. */
async function codesOf(groups: readonly string[], name: 'codeName' | 'codeNameEN'): Promise<string[]> {
  const { list } = await guestCalls()('/api/common/code', {});
  return list
    .filter(({ groupCode }) => groups.includes(groupCode))
    .sort((a, b) => a.ord - b.ord)
    .map((code) => code[name]);
}

const columnsOfAll = [
  ['스포츠', ['SPORT']],
  ['라이브카지노', ['CASINO']],
  ['호텔카지노', ['HC-CASINO']],
  ['슬롯', ['SLOT']],
  ['호텔슬롯', ['H-SLOT']],
  ['미니게임', ['MINI']],
  ['다른 게임', ['ESPORT', 'VIRTUAL', 'FISHING']],
] as const;

async function readMenus(page: Page): Promise<void> {
  const menu = new MegaMenu(page);
  await menu.hover('전체');
  const wanted = await Promise.all(
    columnsOfAll.map(async ([title, groups]) => ({ title, entries: await codesOf(groups, 'codeName') })),
  );
  expect(await menu.columns()).toEqual(wanted);
  await menu.leave();
  await menu.walksByKeyboard('슬롯');
}

async function readSlotMenu(page: Page): Promise<void> {
  const menu = new MegaMenu(page, 'en');
  await menu.hover('Slots');
  expect((await menu.columns())[0]?.entries).toEqual(await codesOf(['SLOT'], 'codeNameEN'));
  await menu.leave();
}

/** HD-05: the menu is gone once it has led somewhere. */
export async function followMenu(page: Page): Promise<void> {
  const menu = new MegaMenu(page);
  await menu.hover('슬롯');
  await menu.panel.getByRole('link', { name: '청사게임즈' }).click();
  await expect(page).toHaveURL(/\/member\/slotgame\/cheongsa$/);
  await expect(menu.panel).toBeHidden();
}
