import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '../app/session.ts';
import { fakeRealtime, fakeServer, me, renderInConsole } from '../testing/console-world.tsx';
import { SessionGate } from './session-gate.tsx';

afterEach(cleanup);

test('where the site demands a second factor the console opens once it is set, and nothing is asked before', async () => {
  let isSet = false;
  let reconnections = 0;
  const expiresAt = new Date(Date.now() + 7_200_000).toISOString();
  const server = fakeServer({
    '/api/console/me': () => ({ operator: { ...me, hasTotp: isSet, needsTotp: !isSet }, expiresAt }),
    '/api/console/totp/begin': () => ({ key: 'ABCDEFGH', address: 'otpauth://totp/x' }),
    '/api/console/totp/confirm': () => {
      isSet = true;
      return {};
    },
    '/api/etc/siteOption': () => ({ siteOption: { timeZone: 'Asia/Seoul' } }) as never,
  });
  const { realtime } = fakeRealtime();
  session.enter();
  await renderInConsole(<SessionGate />, {
    ...server,
    realtime: {
      ...realtime,
      reconnect: () => {
        reconnections += 1;
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '2단계 인증을 먼저 켜 주세요' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '2단계 인증 켜기' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(await within(dialog).findByLabelText(/^앱에 나오는 6자리/), {
    target: { value: '123456' },
  });
  fireEvent.change(within(dialog).getByLabelText(/^비밀번호/), { target: { value: 'my-own-password' } });
  const ofConsole = () => server.asked.filter(({ path }) => path.startsWith('/api/console/'));
  expect(new Set(ofConsole().map(({ path }) => path))).toEqual(
    new Set(['/api/console/me', '/api/console/totp/begin']),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: '켜기' }));
  expect(await screen.findByRole('navigation', { name: '운영 메뉴' })).toBeTruthy();
  expect(server.bodiesOf('/api/console/totp/confirm')).toEqual([
    { code: '123456', password: 'my-own-password' },
  ]);
  await waitFor(() => expect(reconnections).toBeGreaterThan(0));
});
