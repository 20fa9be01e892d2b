import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../testing/console-world.tsx';
import { branch, detailOf, played } from '../testing/partner-rows.ts';
import { CommissionPage } from './commission-page.tsx';

afterEach(cleanup);

const users = '/api/console/partner/commissionUsers';
const bets = '/api/console/partner/commissionBets';

const user: DataOf<typeof users>['list'][number] = {
  memberKey: 21,
  memId: 'member01',
  memNick: '달빛',
  parentMemId: 'branch01',
  ...played,
  amount: amount(120),
};
const threePages = (page: number) => ({ page, count_per_list: 50, total: 150 });

test('members and bets have a page each, and the link of a member keeps the page it stands on', async () => {
  const server = fakeServer({
    '/api/console/partner/detail': () => detailOf(branch),
    '/api/console/partner/commissions': () => ({
      list: [],
      rollingAmount: amount(0),
      losingLineAmount: amount(0),
      corrections: [],
    }),
    [users]: ({ page = 1 }) => ({ list: [user], pageInfo: threePages(page) }),
    [bets]: ({ page = 1 }) => ({ list: [], amount: amount(0), pageInfo: threePages(page) }),
  });
  await renderInConsole(<CommissionPage />, server, '/?memberKey=12');
  const pagesOf = (name: string) => screen.findByRole('navigation', { name: new RegExp(`^${name}:`) });
  const turn = async (name: string, page: string) =>
    fireEvent.click(within(await pagesOf(name)).getByText(page));
  await turn('회원별', '2');
  await waitFor(() => expect(server.bodiesOf(users).at(-1)).toMatchObject({ page: 2 }));
  expect(server.bodiesOf(bets).at(-1)).toMatchObject({ page: 1 });
  await turn('베팅', '3');
  await waitFor(() => expect(server.bodiesOf(bets).at(-1)).toMatchObject({ page: 3 }));
  expect(server.bodiesOf(users).at(-1)).toMatchObject({ page: 2 });
  const links = await screen.findAllByRole('link');
  const ofMember = links
    .map((link) => link.getAttribute('href'))
    .find((href) => href?.includes('ofMemberKey=21'));
  expect(ofMember).toContain('page=2');
  expect(ofMember).not.toContain('betPage');
});
