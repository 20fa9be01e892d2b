import type { Locator, Page } from '@playwright/test';

/** What somebody presses on a page, with the texts of the English site. */
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
    .getByRole('button', { name: /1X2, Draw/ })
    .first();

export const presses: Readonly<Record<string, Press>> = {
  logIn: {
    of: 'guest',
    path: '/',
    press: (page) => tapUntil(button(page, 'LOGIN'), page.getByRole('textbox', { name: 'ID' })),
  },
  guestMenu: {
    of: 'guest',
    path: '/',
    press: (page) => tapUntil(button(page, 'Open the menu'), page.getByRole('dialog').first()),
  },
  memberMenu: {
    of: 'member',
    path: '/member/main',
    press: (page) => tapUntil(button(page, 'Open the menu'), page.getByRole('dialog').first()),
  },
  search: {
    of: 'member',
    path: '/member/main',
    press: async (page) => {
      const field = page
        .getByRole('dialog')
        .getByRole('searchbox')
        .or(page.getByRole('dialog').getByRole('combobox'));
      await tapUntil(button(page, 'Search the site'), field.first());
      await field.first().pressSequentially('league', { delay: 150 });
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
      await button(page, /^Upcoming/).tap();
    },
  },
  amount: {
    of: 'member',
    path: '/member/chargeMain/charge',
    press: async (page) => {
      await button(page, /^50K$/).tap();
      await button(page, /^100K$/).tap();
    },
  },
  family: {
    of: 'member',
    path: '/member/betList',
    press: async (page) => {
      await button(page, /^Slots$/).tap();
      await button(page, '30 days').tap();
    },
  },
};
