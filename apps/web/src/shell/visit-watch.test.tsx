import { CallError } from '@hanpan/client';
import { visitBounds } from '@hanpan/contract';
import { siteQuery } from '@hanpan/kit';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterSession } from '../app/session-cache.ts';
import { whenIdle } from '../app/when-idle.ts';
import { makeBoard } from '../features/sports-board/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

const path = '/api/etc/visit';

interface Metric {
  readonly value: number;
  readonly entries: readonly { readonly startTime: number }[];
}
type Report = (metric: Metric) => void;
/** Only of those who are told every change: the others would be told when the page is hidden. */
const reports = vi.hoisted(() => new Map<string, Report>());
const follow = vi.hoisted(
  () => (figure: string) => (report: Report, options?: { readonly reportAllChanges: boolean }) => {
    if (options?.reportAllChanges) reports.set(figure, report);
  },
);
vi.mock('web-vitals/onLCP.js', () => ({ onLCP: follow('lcp') }));
vi.mock('web-vitals/onINP.js', () => ({ onINP: follow('inp') }));
vi.mock('web-vitals/onCLS.js', () => ({ onCLS: follow('cls') }));

interface Opened {
  readonly percent?: number;
  readonly isMember?: boolean;
  /** Whether the settings of the site do not come. */
  readonly isLate?: boolean;
}

/** Changes what a query holds: its listeners hear of it in a task of its own, which comes before the one that ends this. */
const heard = (change: () => void) =>
  act(async () => {
    change();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

const siteWith = (percent: number | undefined) => ({
  ...aSite().siteOption,
  ...(percent !== undefined && { visitPercent: percent }),
});

function open(at: string, { percent, isMember = false, isLate = false }: Opened) {
  const fake = fakeCaller({
    '/api/etc/siteOption': isLate
      ? new CallError('E429', 'later')
      : { ...aSite(), siteOption: siteWith(percent) },
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/etc/popupList': { list: [] },
    '/api/main/popupList': { list: [] },
    '/api/sport/events': () => makeBoard({ events: [], feedAt: new Date().toISOString() }),
    [path]: {},
    ...(isMember && { '/api/member/info': aSession(), '/api/wallet/balance': aBalance(1_000, 5) }),
  });
  const app = renderApp(fake, { path: at });
  return {
    ...app,
    told: () => fake.made.filter((each) => each.path === path),
    /** The settings come, or come again. */
    setPercent: (next: number) =>
      heard(() =>
        app.queryClient.setQueryData(siteQuery(fake.caller).queryKey, {
          ...siteWith(next),
          joinRecommenderId: null,
        }),
      ),
  };
}

function turn(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const measured = (figure: string, value: number, ...times: number[]) =>
  reports.get(figure)?.({ value, entries: times.map((startTime) => ({ startTime })) });
/** Everything that could measure has had its time, and does not. */
async function expectNone(told: () => unknown[]) {
  await import('./keepers.tsx');
  await whenIdle();
  await import('../app/measure-visit.ts');
  turn('hidden');
  expect(reports.size).toBe(0);
  expect(told()).toEqual([]);
}
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
  const atMs = performance.now();
  measured('lcp', 1_234.5, 200);
  measured('cls', 0.0042, 300);
  measured('cls', 0.08, 300, 400);
  measured('inp', 90, atMs);
  turn('visible');
  expect(told()).toEqual([]);
  await act(() => router.navigate({ to: '/terms' }));
  // The press that led to another page is told of afterwards.
  measured('inp', 201, atMs);
  const laterMs = performance.now();
  // All else is of that page, which nobody asked about.
  measured('lcp', 9_000, laterMs);
  measured('cls', 0.7, 400, laterMs);
  measured('inp', 1_500, laterMs);
  measured('inp', 64, atMs);
  measured('inp', 8);
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
  measured('lcp', 900, 300);
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
  await expectNone(told);
});

test('settings that come when another page is shown measure nothing: it is not the page that was opened', async () => {
  const { told, router, setPercent } = open('/sports', { isLate: true });
  await screen.findByRole('main');
  await import('./keepers.tsx');
  await act(() => router.navigate({ to: '/terms' }));
  await setPercent(100);
  await expectNone(told);
});

test('a page that was opened while none was measured stays so when the site begins to measure', async () => {
  const { told, setPercent } = open('/sports', {});
  await screen.findByRole('main');
  await import('./keepers.tsx');
  await setPercent(100);
  await expectNone(told);
});

test('who logs in is told as the guest who came, and what is later is not of that page', async () => {
  const { told, queryClient } = open('/terms', { percent: 100 });
  await expect.poll(() => reports.size, { timeout: 5_000 }).toBe(3);
  measured('cls', 0.05, 300);
  await heard(() => enterSession(queryClient, aSession()));
  measured('cls', 0.5, performance.now());
  turn('hidden');
  expect(told().map(({ body }) => body)).toEqual([
    { page: 'terms', reader: 'guest', layout: 'mobile', cls: bucketOf('cls', 50) },
  ]);
});
