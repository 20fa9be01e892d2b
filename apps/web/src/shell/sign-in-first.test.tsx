import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LaunchButton } from '../features/lobby/launch-button.tsx';
import { OpenNow } from '../features/preview/open-now.tsx';
import { fakeCaller } from '../test/fake-caller.ts';
import { aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => {
  setWidth(1440);
});
afterEach(cleanup);

const needsSignIn = '로그인 후 이용할 수 있습니다.';

/** What a guest sees on the entrance. */
function asGuest(page: () => ReactNode) {
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
  });
  renderApp(fake, { path: '/', home: page });
  return fake;
}

async function isAskedToLogIn(): Promise<void> {
  const alert = await screen.findByRole('alertdialog');
  expect(within(alert).getByText(needsSignIn)).toBeTruthy();
  fireEvent.click(within(alert).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByText(needsSignIn)).toBeNull());
  expect(await screen.findByLabelText('비밀번호')).toBeTruthy();
}

test('[VL-18] a guest who launches a game is told to log in, and nothing is launched', async () => {
  const game = { vendorKey: 'moon', key: 'coins', type: 'slot' };
  const fake = asGuest(() => (
    <LaunchButton game={game} className="">
      동전
    </LaunchButton>
  ));
  fireEvent.click(await screen.findByRole('button', { name: '동전' }));
  await isAskedToLogIn();
  expect(fake.made.some(({ path }) => path === '/api/minigame/getGame')).toBe(false);
});

test('[VL-18] a guest who chooses a slot game is told to log in, and no list opens', async () => {
  asGuest(() => <OpenNow />);
  fireEvent.click(await screen.findByRole('button', { name: '슬롯 게임 고르기' }));
  await isAskedToLogIn();
});
