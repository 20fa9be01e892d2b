import type { Locator, Page } from '@playwright/test';

/** What somebody presses on a page, with the texts of the Korean site. */
interface Press {
  readonly of: 'guest' | 'member';
  readonly path: string;
  /** Presses, and waits until what was asked for is on the screen. */
  readonly press: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function tapUntil(pressed: Locator, shown: Locator): Promise<void> {
  await pressed.tap();
  await shown.waitFor();
}

const price = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /승무패, 무승부/ })
    .first();

export const presses: Readonly<Record<string, Press>> = {
  logIn: {
    of: 'guest',
    path: '/',
    press: (page) => tapUntil(button(page, 'LOGIN'), page.getByRole('textbox', { name: '아이디' })),
  },
  guestMenu: {
    of: 'guest',
    path: '/',
    press: (page) => tapUntil(button(page, '전체 메뉴 열기'), page.getByRole('dialog').first()),
  },
  memberMenu: {
    of: 'member',
    path: '/member/main',
    press: (page) => tapUntil(button(page, '전체 메뉴 열기'), page.getByRole('dialog').first()),
  },
  search: {
    of: 'member',
    path: '/member/main',
    press: async (page) => {
      const field = page
        .getByRole('dialog')
        .getByRole('searchbox')
        .or(page.getByRole('dialog').getByRole('combobox'));
      await tapUntil(button(page, '사이트 검색'), field.first());
      await field.first().pressSequentially('축구', { delay: 150 });
    },
  },
  pick: {
    of: 'member',
    path: '/member/sport/combinationbetting',
    press: async (page) => {
      await price(page).tap();
      await price(page).and(page.locator('[aria-pressed="true"]')).waitFor();
    },
  },
  filter: {
    of: 'member',
    path: '/member/sport/combinationbetting',
    press: async (page) => {
      await price(page).waitFor();
      await button(page, /^예정/).tap();
    },
  },
  amount: {
    of: 'member',
    path: '/member/chargeMain/charge',
    press: async (page) => {
      await button(page, '5만').tap();
      await button(page, '10만').tap();
    },
  },
  family: {
    of: 'member',
    path: '/member/betList',
    press: async (page) => {
      await button(page, '슬롯').tap();
      await button(page, '30일').tap();
    },
  },
};
