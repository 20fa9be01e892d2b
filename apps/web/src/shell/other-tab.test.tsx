import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { balanceKey, enterSession, readSession } from '../app/session-cache.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

let otherTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  setWidth(1440);
  heard = [];
  otherTab = new BroadcastChannel('hanpan-session');
  otherTab.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  cleanup();
  otherTab.close();
});

const someoneElse = (): ReturnType<typeof aSession> => {
  const session = aSession({ version: 2 });
  return { ...session, member: { ...session.member, memId: 'member02' } };
};

async function aMemberAt(path: string) {
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
  });
  const view = renderApp(fake, { path });
  const asked = () => fake.made.filter((call) => call.path === '/api/member/info').length;
  await waitFor(() => expect(fake.made.some((call) => call.path === '/api/wallet/balance')).toBe(true));
  const before = asked();
  return { ...view, fake, asked: () => asked() - before };
}

const memIdOf = ({ queryClient }: Pick<ReturnType<typeof renderApp>, 'queryClient'>) =>
  readSession(queryClient)?.member.memId;

function secondMember(fake: ReturnType<typeof fakeCaller>) {
  fake.responses['/api/member/info'] = someoneElse();
  fake.responses['/api/wallet/balance'] = aBalance(500, 2);
}

test('[ST-02] a tab becomes that of the member who has entered in another one, and keeps nothing of the last', async () => {
  const world = await aMemberAt('/member/point');
  world.queryClient.setQueryData(['/api/sport/openBets', {}], { openCount: 1, latest: [] });
  secondMember(world.fake);
  otherTab.postMessage('member02');
  await waitFor(() => expect(memIdOf(world)).toBe('member02'));
  await waitFor(() => expect(world.router.state.location.pathname).toBe('/member/main'));
  expect(world.queryClient.getQueryData(['/api/sport/openBets', {}])).toBeUndefined();
  expect(world.queryClient.getQueryData(balanceKey)).toMatchObject({ version: 2 });
  // The others know: answering each other would never end.
  expect(heard).toEqual([]);
});

test('[ST-02] a tab that is looked at again, or whose connection is back, asks whose it is', async () => {
  const world = await aMemberAt('/member/main');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(world.asked()).toBe(1));
  expect(memIdOf(world)).toBe('member01');
  act(() => world.realtime.setState('online'));
  act(() => world.realtime.setState('offline'));
  secondMember(world.fake);
  act(() => world.realtime.setState('online'));
  await waitFor(() => expect(memIdOf(world)).toBe('member02'));
});

test('[ST-02] a member who enters is told to the other tabs', async () => {
  const world = await aMemberAt('/member/main');
  expect(heard).toEqual([]);
  act(() => enterSession(world.queryClient, someoneElse()));
  await waitFor(() => expect(heard).toEqual(['member02']));
});
