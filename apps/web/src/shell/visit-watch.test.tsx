import { visitBounds } from '@hanpan/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../app/when-idle.ts';
import { makeBoard } from '../features/sports-board/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

const path = '/api/etc/visit';

type Report = (metric: { readonly value: number }) => void;
const reports = vi.hoisted(() => new Map<string, Report>());
vi.mock('web-vitals/onLCP.js', () => ({ onLCP: (report: Report) => reports.set('lcp', report) }));
vi.mock('web-vitals/onINP.js', () => ({ onINP: (report: Report) => reports.set('inp', report) }));
vi.mock('web-vitals/onCLS.js', () => ({ onCLS: (report: Report) => reports.set('cls', report) }));

function open(at: string, { percent, isMember = false }: { percent?: number; isMember?: boolean }) {
  const site = aSite();
  const fake = fakeCaller({
    '/api/etc/siteOption': {
      ...site,
      siteOption: { ...site.siteOption, ...(percent !== undefined && { visitPercent: percent }) },
    },
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/etc/popupList': { list: [] },
    '/api/main/popupList': { list: [] },
    '/api/sport/events': () => makeBoard({ events: [], feedAt: new Date().toISOString() }),
    [path]: {},
    ...(isMember && { '/api/member/info': aSession(), '/api/wallet/balance': aBalance(1_000, 5) }),
  });
  return {
    ...renderApp(fake, { path: at }),
    fake,
    told: () => fake.made.filter((each) => each.path === path),
  };
}

function turn(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const measured = (figure: string, value: number) => reports.get(figure)?.({ value });
const bucketOf = (figure: keyof typeof visitBounds, bound: number) =>
  (visitBounds[figure] as readonly number[]).indexOf(bound);

beforeEach(() => {
  setWidth(390);
  reports.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('[CWV-1] a visit is told once, when the page is first hidden: its page, reader, layout and buckets, and no address', async () => {
  const { told, router } = open('/sports?memId=kim', { percent: 100 });
  await expect.poll(() => reports.size, { timeout: 5_000 }).toBe(3);
  measured('lcp', 1_234.5);
  measured('cls', 0.0042);
  measured('cls', 0.08);
  turn('visible');
  expect(told()).toEqual([]);
  // Another page is the same visit: it is of the page that it began with.
  await router.navigate({ to: '/terms' });
  measured('inp', 201);
  turn('hidden');
  turn('hidden');
  expect(told()).toEqual([
    {
      path,
      body: {
        page: 'sport',
        reader: 'guest',
        layout: 'mobile',
        lcp: bucketOf('lcp', 1_400),
        inp: bucketOf('inp', 240),
        cls: bucketOf('cls', 80),
      },
    },
  ]);
});

test('what was not measured is left out, and a member is told as a member and no more', async () => {
  setWidth(1440);
  const { told } = open('/member/main', { percent: 100, isMember: true });
  await expect.poll(() => reports.size, { timeout: 5_000 }).toBe(3);
  measured('cls', 0);
  turn('hidden');
  expect(told().map(({ body }) => body)).toEqual([
    { page: 'main', reader: 'member', layout: 'desktop', cls: 0 },
  ]);
});

test('a page that was hidden before anything was measured tells nothing', async () => {
  const { told } = open('/sports', { percent: 100 });
  await expect.poll(() => reports.size, { timeout: 5_000 }).toBe(3);
  turn('hidden');
  expect(told()).toEqual([]);
});

test.each([
  ['the site measures none', undefined, 0],
  ['it is not among the visits that are measured', 25, 25],
] as const)('nothing is measured where %s', async (_, percent, drawn) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((list) => {
    if (list instanceof Uint32Array) list.fill(drawn);
    return list;
  });
  const { told } = open('/sports', percent === undefined ? {} : { percent });
  await screen.findByRole('main');
  await import('./keepers.tsx');
  await whenIdle();
  await import('../app/measure-visit.ts');
  turn('hidden');
  expect(reports.size).toBe(0);
  expect(told()).toEqual([]);
});
