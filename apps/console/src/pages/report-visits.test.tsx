import type { DataOf } from '@hanpan/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, refusal, renderInConsole } from '../testing/console-world.tsx';
import { ReportsPage } from './reports-page.tsx';

afterEach(cleanup);

type Report = DataOf<'/api/console/report/visits'>;
const path = '/api/console/report/visits';
const view = '/?view=byVisits';
const good = { visitCount: 1_200, p75: 1_800, goodBasisPoints: 9_120, poorBasisPoints: 110 };
const report: Report = {
  site: [
    { layout: 'mobile', lcp: good, inp: null, cls: { ...good, p75: 300 } },
    { layout: 'desktop', lcp: { ...good, p75: 900, visitCount: 7 }, inp: null, cls: null },
  ],
  list: [
    {
      page: 'sport',
      reader: 'member',
      layout: 'mobile',
      lcp: { ...good, p75: 3_000 },
      inp: { ...good, p75: 176, visitCount: 340 },
      cls: { ...good, p75: 5 },
    },
    {
      page: 'main',
      reader: 'guest',
      layout: 'desktop',
      lcp: { ...good, p75: null, poorBasisPoints: 8_000 },
      inp: null,
      cls: null,
    },
  ],
  measuredPercent: 25,
  startDate: '2026-02-01',
};
const rowTexts = () => screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');

test('[CWV-1] p75 and the shares of good and poor are shown for each page, phones and desktops apart', async () => {
  await renderInConsole(<ReportsPage />, fakeServer({ [path]: () => report }), view);
  await screen.findByText('조합 베팅 · 회원');
  const [, all, sport, ...more] = rowTexts();
  expect(more).toEqual([]);
  expect(all).toMatch(/모든 페이지.*1\.8초 좋음.*좋음 91\.2% · 나쁨 1\.1%.*1,200.*0\.3 나쁨/);
  expect(sport).toMatch(/3초 개선 필요.*176밀리초 좋음.*0\.005 좋음/);
  // Each figure is of the visits that told it.
  expect(sport).toMatch(/측정한 방문 1,200.*측정한 방문 340.*측정한 방문 1,200/);
  expect(screen.getByText(/방문의 25%를 측정/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('데스크톱'));
  await screen.findByText('메인 · 비회원');
  expect(rowTexts().at(-1)).toMatch(/20초 초과 나쁨.*나쁨 80%/);
  expect(screen.queryByText('조합 베팅 · 회원')).toBeNull();
});

test('where no visit was measured the page says so, and where none is measured now too', async () => {
  const none = { ...report, site: [], list: [], measuredPercent: 0 };
  await renderInConsole(<ReportsPage />, fakeServer({ [path]: () => none }), view);
  expect(await screen.findByText('이 기간에 측정한 방문이 없습니다')).toBeTruthy();
  expect(screen.getByText('지금은 측정하지 않습니다')).toBeTruthy();
  expect(screen.queryByText(/아래는 전에/)).toBeNull();
});

test('visits that cannot be read can be asked for again', async () => {
  let isThere = false;
  const server = fakeServer({
    [path]: () => (isThere ? report : Promise.reject(refusal('E429', 'later'))),
  });
  await renderInConsole(<ReportsPage />, server, view);
  const again = await screen.findByRole('button', { name: /다시/ }, { timeout: 5_000 });
  isThere = true;
  fireEvent.click(again);
  expect(await screen.findByText('조합 베팅 · 회원')).toBeTruthy();
});
