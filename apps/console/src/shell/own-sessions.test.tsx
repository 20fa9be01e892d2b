import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../testing/console-world.tsx';
import { OwnAccountTools } from './own-account-tools.tsx';

afterEach(cleanup);

const path = '/api/console/sessions';
const end = '/api/console/sessions/end';
const at = { startedAt: '2026-03-02T01:00:00.000Z', lastAt: '2026-03-02T02:00:00.000Z' };
const mine = { ...at, sessionKey: 1, address: '203.0.113.9', system: 'Mac', browser: 'Chrome', isThis: true };
const phone = {
  ...at,
  sessionKey: 2,
  address: '198.51.100.7',
  system: 'iPhone',
  browser: null,
  isThis: false,
};
const unknown = { ...at, sessionKey: 3, address: '198.51.100.8', system: null, browser: null, isThis: false };

test('[SEC-6] an operator sees where its account is open, and ends one session or all others', async () => {
  let list = [mine, phone, unknown];
  const server = fakeServer({
    [path]: () => ({ list }),
    [end]: ({ sessionKey }) => {
      list = list.filter(
        ({ sessionKey: key, isThis }) => isThis || (sessionKey !== null && key !== sessionKey),
      );
      return { list };
    },
  });
  await renderInConsole(<OwnAccountTools />, server);
  fireEvent.click(await screen.findByRole('button', { name: '내 접속' }));
  const dialog = await screen.findByRole('dialog', { name: '내 접속' });
  const row = (await within(dialog).findByText('지금 이 접속')).closest('tr');
  expect(row?.textContent).toMatch(/Mac · Chrome.*203\.0\.113\.9/);
  expect(row?.querySelector('button')).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'iPhone (198.51.100.7) 접속 끊기' }));
  await waitFor(() => expect(within(dialog).queryByText('198.51.100.7')).toBeNull());
  expect(within(dialog).getByText('알 수 없는 기기')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '다른 접속 모두 끊기' }));
  await waitFor(() => expect(within(dialog).queryByText('198.51.100.8')).toBeNull());
  expect(within(dialog).queryByRole('button', { name: '다른 접속 모두 끊기' })).toBeNull();
  expect(server.bodiesOf(end)).toEqual([{ sessionKey: 2 }, { sessionKey: null }]);
});
