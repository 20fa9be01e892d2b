import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { makeBoard, makeDetail, makeEvent } from '../features/sports-board/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

afterEach(cleanup);

function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(100_000, 1),
    '/api/sport/events': makeBoard(),
  });
}

const upcoming = ['축구', '농구', '야구', '배구', '배드민턴', '아이스하키', '격투기'];
const live = ['축구', '농구', '야구', '배구', '테니스', '아이스하키', '핸드볼', '미식축구', 'e스포츠'];

test.each([
  ['/member/sport/combinationbetting', '조합 베팅 | 한판', upcoming, 'combat'],
  ['/member/sport/livebetting', '라이브 베팅 | 한판', live, 'esport'],
])(
  '[BC-13] %s is called "%s", lists its own sports in order, and asks for the one that is chosen',
  async (path, title, names, last) => {
    setWidth(1440);
    const fake = server();
    renderApp(fake, { path });
    const tabs = within(await screen.findByRole('tablist', { name: '종목' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent?.replace(/\d+$/, ''))).toEqual(names);
    await waitFor(() => expect(document.title).toBe(title));
    fireEvent.mouseDown(tabs.at(-1) as HTMLElement, { button: 0 });
    const asked = () => fake.made.filter((call) => call.path === '/api/sport/events').map(({ body }) => body);
    await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ sport: last })));
  },
);

test('the page of a match is called by the match, in the tab and in the bar of a phone, and the next page is not', async () => {
  setWidth(390);
  const fake = server();
  fake.responses['/api/sport/event'] = makeDetail(makeEvent());
  const { router } = renderApp(fake, { path: '/sports/event/1' });
  await waitFor(() => expect(document.title).toBe('울산 – 서울 | 한판'));
  const bar = screen.getByRole('button', { name: '뒤로' }).closest('header') as HTMLElement;
  expect(within(bar).getByText('울산 – 서울')).toBeTruthy();
  await router.navigate({ href: '/member/sport/livebetting' });
  await waitFor(() => expect(document.title).toBe('라이브 베팅 | 한판'));
});
