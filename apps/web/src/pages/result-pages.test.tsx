import type { DataOf, MiniGame } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aResult } from '../features/minigame/board.fixture.ts';
import { type ResultType, resultTypes } from '../features/results/model.ts';
import { SportResultList } from '../features/results/sport-results.tsx';
import { member, renderPage, siteOption } from './page-world.fixture.tsx';
import { MiniResultPage } from './result-pages.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const aDraw = (game: MiniGame, round: number) => ({
  ...aResult(round, game),
  game,
  state: 'drawn' as const,
});

const path = '/api/result/sport';
const name = (ko: string) => ({ ko, en: ko, vi: ko });
const league = { leagueId: 3, sport: 'soccer', name: name('1부'), country: name('대한민국') };

const result: DataOf<'/api/result/sport'>['list'][number] = {
  eventId: 1,
  league,
  startsAt: '2026-01-01T10:00:00Z',
  home: name('서울'),
  away: name('부산'),
  homeScore: 2,
  awayScore: 1,
  isCancelled: false,
  scores: [
    { scope: 'match', home: 2, away: 1, isFinal: true },
    { scope: 'h1', home: 1, away: 1, isFinal: true },
    { scope: 'h2', home: 1, away: 0, isFinal: true },
  ],
  provenance: null,
  markets: [
    {
      marketId: 5,
      kind: 'WDL',
      scope: 'match',
      lineQuarters: null,
      selections: [
        { pick: 'home', odds: 2, result: 'win' },
        { pick: 'away', odds: 3, result: 'lose' },
      ],
    },
  ],
};

type Market = (typeof result)['markets'][number];
const lined = (
  kind: Market['kind'],
  lineQuarters: number,
  pick: string,
  outcome: Market['selections'][number]['result'],
) => ({
  markets: [
    {
      marketId: 6,
      kind,
      scope: 'match' as const,
      lineQuarters,
      selections: [{ pick, odds: 2, result: outcome }],
    },
  ],
});

function results(...list: (typeof result)[]): DataOf<'/api/result/sport'> {
  return { leagues: [league], list, pageInfo: { page: 1, count_per_list: 10, total: list.length } };
}

const page = (type: ResultType) => <SportResultList type={type} />;

test.each([
  ['win-loose', {}, '홈 승'],
  ['handicap', lined('AH', -3, 'home', 'half-win'), '홈 핸디승 (반)'],
  ['under-over', lined('UO', 10, 'over', 'win'), '오버'],
  ['handicap', lined('AH', -4, 'home', 'void'), '적특'],
  ['win-loose', { isCancelled: true }, '경기 취소 · 적특'],
] as const)(
  '[WR-19][MR-11] %s: a match has its score, and its result in words',
  async (type, change, word) => {
    const { sent } = renderPage(page(type), {
      [path]: () => results({ ...result, ...change } as typeof result),
    });
    const row = (await screen.findByText('서울')).closest('li');
    expect(row?.textContent).toContain('2 : 1');
    expect(within(row as HTMLElement).getByText(word)).toBeTruthy();
    expect(sent(path)[0]).toMatchObject({ type, sport: 'soccer' });
  },
);

test('[WR-19] a match has the score of each of its periods', async () => {
  renderPage(page('win-loose'), { [path]: () => results(result) });
  const row = (await screen.findByText('서울')).closest('li');
  expect(row?.textContent).toMatch(/전반1 : 1.*후반1 : 0/);
});

test('[WR-19] special lists every other market with what won or was given back', async () => {
  const market = (
    marketId: number,
    kind: Market['kind'],
    scope: Market['scope'],
    selections: Market['selections'],
  ) => ({ marketId, kind, scope, lineQuarters: null, selections });
  const markets = [
    market(7, 'CS', 'match', [{ pick: '2-1', odds: 8, result: 'win' }]),
    market(8, 'DNB', 'match', [
      { pick: 'home', odds: 1.4, result: 'void' },
      { pick: 'away', odds: 2.4, result: 'void' },
    ]),
    market(9, 'WDL', 'h1', [{ pick: 'draw', odds: 2.1, result: 'win' }]),
  ];
  renderPage(page('special'), { [path]: () => results({ ...result, markets }) });
  const row = (await screen.findByText('서울')).closest('li') as HTMLElement;
  expect(within(row).getByText('정확한 스코어').nextElementSibling?.textContent).toBe('2-1');
  expect(within(row).getByText('무승부 적특').nextElementSibling?.textContent).toContain('서울 승 · 적특');
  expect(within(row).getByText('전반 승무패').nextElementSibling?.textContent).toBe('무승부');
});

test('[WR-19] every kind has its own address, and the one that is shown is marked', async () => {
  renderPage(page('handicap'), { [path]: () => results(result) });
  await screen.findByText('서울');
  const links = within(screen.getByRole('navigation', { name: '배당 종류' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    resultTypes.map((type) => `/member/result/sport/${type}`),
  );
});

test('[WR-19] results are filtered by sport, league, day and team', async () => {
  const { sent } = renderPage(page('win-loose'), { [path]: () => results(result) });
  await screen.findByText('서울');
  fireEvent.change(screen.getByRole('combobox', { name: '리그' }), { target: { value: '3' } });
  await waitFor(() => expect(sent(path).at(-1)).toMatchObject({ leagueId: 3 }));
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-01-01' } });
  await waitFor(() => expect(sent(path).at(-1)).toMatchObject({ startDate: '2026-01-01' }));
  fireEvent.change(screen.getByRole('searchbox', { name: '팀 이름' }), { target: { value: '서울' } });
  await waitFor(() => expect(sent(path).at(-1)).toMatchObject({ search: '서울', leagueId: 3 }));
  fireEvent.change(screen.getByRole('combobox', { name: '종목' }), { target: { value: 'baseball' } });
  await waitFor(() => expect(sent(path).at(-1)).toMatchObject({ sport: 'baseball', leagueId: null }));
});

test('[WR-19] filters that found nothing are cleared by a press, with the team that was typed', async () => {
  const { sent } = renderPage(page('win-loose'), {
    [path]: ({ search }) => (search === '' ? results(result) : results()),
  });
  await screen.findByText('서울');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '팀 이름' });
  fireEvent.change(field, { target: { value: '없는 팀' } });
  fireEvent.click(await screen.findByRole('button', { name: '조건 지우기' }));
  expect(await screen.findByText('서울')).toBeTruthy();
  expect(field.value).toBe('');
  const asked = sent(path).length;
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(sent(path)).toHaveLength(asked);
});

test('[WR-19] where there are no specials the page says so and leads to the results that there are', async () => {
  renderPage(page('special'), { [path]: () => results() });
  expect(await screen.findByRole('heading', { name: '스페셜 베팅 결과가 아직 없습니다' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '승무패 결과 보기' }).getAttribute('href')).toBe(
    '/member/result/sport/win-loose',
  );
});

test('[GAM-14][WR-20][MR-11] draws are listed by game and day with round, time and numbers, and before the first the page says so', async () => {
  const draw = aDraw('powerball', 120);
  const { sent } = renderPage(<MiniResultPage />, {
    '/api/result/mini': ({ game }) => ({
      list: game === 'powerball' ? [draw] : [],
      pageInfo: { page: 1, count_per_list: 10, total: 0 },
    }),
  });
  const row = within((await screen.findByText('120회')).closest('li') as HTMLElement);
  expect(row.getByText(/09:19$/)).toBeDefined();
  const balls = within(row.getByRole('list', { name: '추첨 번호' })).getAllByRole('listitem');
  expect(balls.map(({ textContent }) => textContent)).toEqual(['17', '04', '26', '11', '09', '3']);
  fireEvent.click(screen.getByRole('button', { name: '스피드키노' }));
  expect(await screen.findByRole('heading', { name: '추첨 결과가 없습니다' })).toBeTruthy();
  const day = screen.getByLabelText('날짜');
  // A day that is half typed is none yet.
  fireEvent.keyDown(day, { key: '2' });
  fireEvent.change(day, { target: { value: '2026-01-02' } });
  expect(sent('/api/result/mini').at(-1)).toMatchObject({ day: null });
  fireEvent.keyDown(day, { key: '1' });
  fireEvent.change(day, { target: { value: '2026-01-01' } });
  fireEvent.blur(day);
  await waitFor(() =>
    expect(sent('/api/result/mini').at(-1)).toMatchObject({ game: 'speedkino', day: '2026-01-01', page: 1 }),
  );
});

test.each([
  [
    'powerball',
    ['파워볼 홀짝 홀', '파워볼 언더오버 언더', '합 홀짝 홀', '합 언더오버 언더', '합 대중소 중'],
    '합 67',
  ],
  ['speedkino', ['합 홀짝 홀', '합 언더오버 언더'], '합 715'],
  ['kinoladder', ['출발 좌', '줄 수 4줄', '도착 홀'], '좌4홀'],
] as const)(
  'a draw of %s says what came of the bets on it, and leads to its proof',
  async (game, came, whole) => {
    renderPage(<MiniResultPage />, {
      '/api/result/mini': () => ({
        list: [aDraw(game, 120)],
        pageInfo: { page: 1, count_per_list: 10, total: 1 },
      }),
    });
    const row = within((await screen.findByText('120회')).closest('li') as HTMLElement);
    expect(row.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(came);
    expect(row.getByText(whole)).toBeDefined();
    expect(within(row.getByRole('list')).getAllByRole('listitem').length).toBe(
      aDraw(game, 120).numbers.length + Number(game === 'powerball'),
    );
    expect(row.getByRole('link', { name: '120회 검증하기' }).getAttribute('href')).toBe(
      `/fair/${'a'.repeat(64)}?draw=120`,
    );
  },
);

test('a void round is among the draws, and says that it is void', async () => {
  renderPage(<MiniResultPage />, {
    '/api/result/mini': () => ({
      list: [{ ...aDraw('powerball', 120), state: 'void', numbers: [], powerball: null, results: {} }],
      pageInfo: { page: 1, count_per_list: 10, total: 1 },
    }),
  });
  const row = within((await screen.findByText('120회')).closest('li') as HTMLElement);
  expect(row.getByText('적특 회차')).toBeTruthy();
  expect(row.queryByRole('list')).toBeNull();
});

test.each([
  ['en', ['Odd', 'Under', 'Odd', 'Under', 'Medium']],
  ['vi', ['Lẻ', 'Xỉu', 'Lẻ', 'Xỉu', 'Vừa']],
] as const)('in %s what came true is said in words', async (locale, words) => {
  renderPage(
    <MiniResultPage />,
    {
      '/api/result/mini': () => ({
        list: [aDraw('powerball', 120)],
        pageInfo: { page: 1, count_per_list: 10, total: 1 },
      }),
    },
    member,
    {},
    locale,
  );
  const marks = await screen.findAllByRole('img');
  expect(marks.map(({ textContent }) => textContent)).toEqual(words);
});

test.each([
  ['Asia/Seoul', false],
  ['Asia/Ho_Chi_Minh', true],
])('at a site in %s it is said that days are counted by Korean time: %s', async (timeZone, isSaid) => {
  renderPage(<MiniResultPage />, {
    '/api/etc/siteOption': () => ({ siteOption: { ...siteOption, timeZone }, joinRecommanderId: null }),
    '/api/result/mini': () => ({
      list: [aDraw('powerball', 120)],
      pageInfo: { page: 1, count_per_list: 10, total: 1 },
    }),
  });
  await screen.findByText('120회');
  // The site's own settings come with another answer.
  if (isSaid) await screen.findByText('회차와 날짜는 한국 시간으로 셉니다.');
  expect(screen.queryByText('회차와 날짜는 한국 시간으로 셉니다.') !== null).toBe(isSaid);
});
