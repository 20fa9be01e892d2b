import { CallError } from '@hanpan/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventDetail } from '../app/watched-events.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeDetail, makeEvent, makeMarket } from '../features/sports-board/board.fixture.ts';
import { mockWideWindow } from '../test/match-media.ts';
import { EventPage } from './event-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

beforeEach(mockWideWindow);

afterEach(() => {
  cleanup();
  useSlip.setState({ legs: [] });
  vi.restoreAllMocks();
});

/** By its address, as the router reads it. */
const openEvent = (responses: Parameters<typeof renderPage>[1], locale?: 'en') =>
  renderPage(<EventPage />, responses, undefined, { eventId: '1' }, locale);

const live = makeEvent({
  phase: 'playing',
  period: 2,
  clockSeconds: 20 * 60,
  homeScore: 1,
  awayScore: 2,
  momentum: 30,
  scores: [
    { scope: 'match', home: 1, away: 2, isFinal: false },
    { scope: 'h1', home: 1, away: 0, isFinal: true },
    { scope: 'h2', home: 0, away: 2, isFinal: false },
  ],
  provenance: {
    series: 'soccer-7',
    announcement: 'ab'.repeat(32),
    season: 1,
    round: 3,
    names: 'real',
    strengths: 'made',
  },
  markets: [
    makeMarket(),
    makeMarket({
      marketId: 12,
      kind: 'UO',
      lineQuarters: 14,
      status: 'suspended',
      reason: 'incident',
      selections: [
        { selectionId: 121, pick: 'over', odds: 1.9 },
        { selectionId: 122, pick: 'under', odds: 1.9 },
      ],
    }),
    makeMarket({
      marketId: 13,
      kind: 'CS',
      selections: [
        { selectionId: 131, pick: '1-2', odds: 4 },
        { selectionId: 132, pick: '2-2', odds: 6.5 },
      ],
    }),
  ],
});

const detail = (change: Partial<EventDetail> = {}) =>
  makeDetail(live, {
    incidents: [
      {
        number: 2,
        atSeconds: 3_840,
        period: 2,
        clockSeconds: 17 * 60,
        periodSeconds: null,
        kind: 'score',
        side: 'away',
        amount: 1,
        homeScore: 1,
        awayScore: 2,
      },
      {
        number: 1,
        atSeconds: 2_821,
        period: 1,
        clockSeconds: 47 * 60,
        periodSeconds: null,
        kind: 'yellow-card',
        side: 'home',
        amount: 1,
        homeScore: 0,
        awayScore: 0,
      },
    ],
    course: [
      { atSeconds: 900, home: 1, away: 0 },
      { atSeconds: 3_000, home: 1, away: 1 },
      { atSeconds: 3_700, home: 1, away: 2 },
    ],
    counts: [{ kind: 'yellow-card', period: 1, home: 1, away: 0 }],
    ...change,
  });

test('a match has its score by period, its course, what happened, and the way to its proof', async () => {
  openEvent({ '/api/sport/event': () => detail() });
  expect(await screen.findByText('1 : 2', { selector: 'b' })).toBeTruthy();
  const table = within(screen.getByRole('region', { name: '구간별 점수' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['팀전반후반합계', '울산101', '서울022']);
  expect(screen.getByRole('img', { name: '점수 차 흐름: 울산 최대 1점, 서울 최대 1점 앞섬' })).toBeTruthy();
  expect(screen.getByText('최근 흐름 · 서울 70%')).toBeTruthy();
  expect(screen.getByText('62분').closest('li')?.textContent).toContain('서울 득점');
  expect(screen.getByText('45+2분').closest('li')?.textContent).toContain('울산 경고');
  expect(screen.getByText(/미리 봉인한 추첨이 결과를 정합니다. 팀 이름은 실제지만/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '봉인 방식 보기' }).getAttribute('href')).toBe(
    `/fair/${'ab'.repeat(32)}`,
  );
});

test('a clock that runs down says what is left of the period, and stamps what happens with it', async () => {
  const game = makeEvent({
    sport: 'basketball',
    phase: 'playing',
    period: 1,
    clockSeconds: 586,
    periodSeconds: 720,
  });
  const basket = {
    number: 1,
    atSeconds: 1_440,
    period: 1,
    clockSeconds: 576,
    periodSeconds: 720,
    kind: 'score',
    side: 'home',
    amount: 2,
    homeScore: 2,
    awayScore: 0,
  } as const;
  openEvent({ '/api/sport/event': () => makeDetail(game, { incidents: [basket] }) });
  expect(await screen.findByText('1쿼터 2:14 남음')).toBeTruthy();
  expect(screen.getByText('1쿼터 2:24').closest('li')?.textContent).toContain('울산 득점 +2');
});

test('a match to come says its day, its time and how long until then, and how its result is sealed', async () => {
  const startsAt = new Date(Date.now() + 2 * 3_600_000 + 30_000).toISOString();
  openEvent({
    '/api/sport/event': () => makeDetail(makeEvent({ startsAt, provenance: live.provenance })),
  });
  expect((await screen.findByRole('timer', { name: '시작까지' })).textContent).toMatch(/^2:00:/);
  const said = [...document.querySelectorAll('time')].map((each) => each.textContent);
  expect(said.some((each) => /^\d{4}\. \d{2}\. \d{2}\.$/.test(each))).toBe(true);
  expect(screen.getByRole('link', { name: '봉인 방식 보기' })).toBeTruthy();
});

test('its markets stand by group, a suspended one says why, and a price goes on the slip', async () => {
  openEvent({ '/api/sport/event': () => detail() });
  const tabs = await screen.findByRole('tablist', { name: '배당 묶음' });
  expect(
    within(tabs)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['주요2', '언더오버1', '스코어1']);
  expect(screen.getByText('기준점 3.5 · 득점·카드 확인 중')).toBeTruthy();
  fireEvent.mouseDown(within(tabs).getByRole('tab', { name: '스코어 1' }), { button: 0 });
  fireEvent.click(await screen.findByRole('button', { name: /정확한 스코어 2-2/ }));
  const slip = within(screen.getByRole('complementary', { name: '베팅 슬립' }));
  expect(slip.getAllByText(/2-2/).length).toBeGreaterThan(0);
});

const names = (text: string) => ({ ko: text, en: text, vi: text });
const sides = {
  strength: {
    sideCount: 12,
    home: { overall: 1, attack: 2, defence: 3 },
    away: { overall: 9, attack: 8, defence: 10 },
  },
  homeForm: [
    { ...past(31, '울산', '포항', 3, 1), isHome: true },
    { ...past(30, '서울', '울산', 1, 1), isHome: false },
  ],
  awayForm: [{ ...past(30, '서울', '울산', 1, 1), isHome: true }],
  meetings: [past(30, '서울', '울산', 1, 1)],
};
function past(eventId: number, home: string, away: string, homeScore: number, awayScore: number) {
  const startsAt = '2026-11-01T05:00:00.000Z';
  return { eventId, startsAt, home: names(home), away: names(away), homeScore, awayScore };
}

test('both sides stand beside each other: strength, form and meetings', async () => {
  openEvent({ '/api/sport/event': () => detail(), '/api/sport/sides': () => sides });
  const card = within(await screen.findByRole('region', { name: '두 팀 비교' }));
  await card.findByText('1위 / 12');
  const rows = card.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    '항목울산서울',
    '리그 전력1위 / 129위 / 12',
    '공격력2위 / 128위 / 12',
    '수비력3위 / 1210위 / 12',
    '최근 2경기승무1승 1무 0패무0승 1무 0패',
    '경기당 득점2.01.0',
    '경기당 실점1.01.0',
  ]);
  expect(card.getByRole('list').textContent).toBe('2026. 11. 01.서울1 : 1울산');
});

test('of ranks alone nothing is said of matches, and in English a rank is an ordinal', async () => {
  openEvent(
    {
      '/api/sport/event': () => detail(),
      '/api/sport/sides': () => ({ ...sides, homeForm: [], awayForm: [], meetings: [] }),
    },
    'en',
  );
  const card = within(await screen.findByRole('region', { name: 'Team comparison' }));
  expect(await card.findByText('1st of 12')).toBeTruthy();
  expect(card.getByText('3rd of 12')).toBeTruthy();
  expect(card.getByText('Ranks are by the strengths that odds are computed from.')).toBeTruthy();
});

test('of sides of whom nothing is known nothing is shown', async () => {
  const world = openEvent({
    '/api/sport/event': () => detail(),
    '/api/sport/sides': () => ({ strength: null, homeForm: [], awayForm: [], meetings: [] }),
  });
  await waitFor(() => expect(world.sent('/api/sport/sides')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: '두 팀 비교' })).toBeNull());
});

test('a push moves its prices, and another score reads again how it went', async () => {
  const world = openEvent({ '/api/sport/event': () => detail() });
  await screen.findByText('1 : 2', { selector: 'b' });
  const feedAt = new Date().toISOString();
  const [winner] = live.markets;
  const moved = { ...winner, selections: [{ selectionId: 111, pick: 'home', odds: 7.25 }] };
  await world.push('event', { event: { ...live, version: 2, markets: [moved] } as typeof live, feedAt });
  expect(await screen.findByRole('button', { name: /울산 승 .*7.25/ })).toBeTruthy();
  expect(world.sent('/api/sport/event')).toHaveLength(1);
  await world.push('event', { event: { ...live, version: 3, awayScore: 3 }, feedAt });
  await waitFor(() => expect(world.sent('/api/sport/event')).toHaveLength(2));
});

test('how the odds moved is read when it is opened, and said in words', async () => {
  const { sent } = openEvent({
    '/api/sport/event': () => detail(),
    '/api/sport/oddsHistory': ({ selectionId }) => ({
      points:
        selectionId === 111
          ? [
              { at: '2026-01-01T10:00:00Z', odds: 3 },
              { at: '2026-01-01T11:00:00Z', odds: 1.5 },
              { at: '2026-01-01T12:00:00Z', odds: 2.05 },
            ]
          : [],
    }),
  });
  const [open] = await screen.findAllByRole('button', { name: '승무패: 배당 변화 보기' });
  expect(sent('/api/sport/oddsHistory')).toHaveLength(0);
  fireEvent.click(open as HTMLElement);
  expect(
    await screen.findByRole('img', {
      name: '울산 승: 처음 3.00, 지금 2.05, 가장 낮을 때 1.50, 가장 높을 때 3.00',
    }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: '무승부: 3.40, 변화 없음' })).toBeTruthy();
  // The whole of it is known, so it says since when; the times stand under its line.
  expect(screen.getByText(/^배당이 열린 01\. 01\. 19:00부터의 변화입니다/)).toBeTruthy();
  expect(screen.getAllByText('지금')).toHaveLength(3);
});

test('a match that there is not says so and leads back; one that could not be read is tried again', async () => {
  openEvent({
    '/api/sport/event': () => Promise.reject(new CallError('E404', '없는 항목입니다.')),
  });
  expect(await screen.findByRole('heading', { name: '없는 경기입니다' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '경기 목록' }).getAttribute('href')).toMatch(/sport/);
  cleanup();
  let isBack = false;
  openEvent({
    '/api/sport/event': () => (isBack ? detail() : Promise.reject(new CallError('E001', '오류입니다.'))),
  });
  expect(await screen.findByText('경기를 불러오지 못했습니다')).toBeTruthy();
  isBack = true;
  fireEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByText('1 : 2', { selector: 'b' })).toBeTruthy();
});

test('a match without markets says what will be here, or that it is over, and leads to its result', async () => {
  openEvent({ '/api/sport/event': () => makeDetail(makeEvent({ markets: [] })) });
  expect(await screen.findByText('배당이 열리면 바로 여기에 나옵니다.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '경기 흐름' })).toBeNull();
  cleanup();
  openEvent({
    '/api/sport/event': () => makeDetail(makeEvent({ phase: 'ended', markets: [] })),
  });
  expect(await screen.findByRole('heading', { name: '끝난 경기입니다' })).toBeTruthy();
  const result = new URL((screen.getByRole('link', { name: '경기 결과 보기' }) as HTMLAnchorElement).href);
  expect(result.pathname).toBe('/member/result/sport');
  expect(result.searchParams.get('sport')).toBe('soccer');
  expect(result.searchParams.get('search')).not.toBe('');
});

test('an answer that was under way while a push arrived does not take its score back', async () => {
  let arrive: () => void = () => undefined;
  let count = 0;
  const world = openEvent({
    '/api/sport/event': async () => {
      count += 1;
      if (count > 1) await new Promise<void>((resolve) => (arrive = resolve));
      return detail();
    },
  });
  await screen.findByText('1 : 2', { selector: 'b' });
  const key = ['/api/sport/event', { eventId: 1 }];
  const reading = world.queryClient.refetchQueries({ queryKey: key });
  await waitFor(() => expect(count).toBe(2));
  // A price alone: what happened in the match would be read again.
  const pushed = { ...live, version: live.version + 1, momentum: 40 };
  const feedAt = new Date().toISOString();
  await world.push('event', { event: pushed, feedAt });
  arrive();
  await reading;
  expect(world.queryClient.getQueryData(key)).toMatchObject({
    event: { version: pushed.version, momentum: 40 },
    feedAt,
  });
});
