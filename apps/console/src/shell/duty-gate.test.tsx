import { LocaleProvider } from '@hanpan/client';
import type { StaffRole } from '@hanpan/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OperatorProvider } from '../app/session.ts';
import { me } from '../testing/console-world.tsx';
import { DutyGate } from './duty-gate.tsx';

afterEach(cleanup);

async function open(address: string, role: StaffRole) {
  const root = createRootRoute({ component: DutyGate });
  const page = (path: '/operators' | '/sports') =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>the page</p> });
  const router = createRouter({
    routeTree: root.addChildren([page('/operators'), page('/sports')]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  render(
    <LocaleProvider initial="ko">
      <OperatorProvider value={{ ...me, roles: [role] }}>
        <RouterProvider router={router} />
      </OperatorProvider>
    </LocaleProvider>,
  );
}

test('a page opens for whom it is a duty', async () => {
  await open('/sports', 'trader');
  expect(await screen.findByText('the page')).toBeTruthy();
});

test('by its address too, a page that is none of an operator’s duties says so and leads on, and is not asked for', async () => {
  await open('/operators', 'trader');
  expect(await screen.findByRole('heading', { name: '맡은 화면이 아닙니다' })).toBeTruthy();
  expect(screen.queryByText('the page')).toBeNull();
  expect(screen.getByRole('link', { name: '오늘 한눈에' })).toBeTruthy();
});
