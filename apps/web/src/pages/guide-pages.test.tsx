import { guideLiveTexts, guideVirtualTexts } from '@hanpan/messages';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { guideOfLobbyGame } from '../app/game-guides.ts';
import { exampleStake } from '../features/guides/games/examples.ts';
import { facts } from '../features/guides/games/facts.ts';
import { guideFamilies } from '../features/guides/games/families.ts';
import { GameArticle } from '../features/guides/games/game-article.tsx';
import { gameTexts } from '../features/guides/games/texts.ts';
import { aBoard } from '../features/minigame/board.fixture.ts';
import { GameGuidePage, WayGuidePage } from './guide-pages.tsx';
import { renderPage } from './page-world.fixture.tsx';

afterEach(cleanup);

const every = guideFamilies.flatMap(({ games }) => games);
const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).parentElement?.textContent;

test('[WR-27] the game guide offers every game by its family, each at an address of its own', async () => {
  renderPage(<GameGuidePage />, {});
  const live = await screen.findByRole('region', { name: '라이브카지노' });
  const link = within(live).getByRole('link', { name: '바카라' });
  expect(link.getAttribute('href')).toBe('/member/cscenter/gameguide?game=baccarat');
  for (const game of every) {
    const name = gameTexts[`guideGame.${game}.name`].ko;
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(new RegExp(`game=${game}$`));
  }
});

describe.each(every)('the guide of %s', (game) => {
  test('says how a round goes, what it pays and what is misunderstood, with every number filled in', async () => {
    renderPage(<GameArticle game={game} />, {
      '/api/minigame/board': (body) => aBoard({ game: body.game }),
    });
    for (const title of [/진행 순서$/, '무엇에 걸고 얼마를 받나', '예를 들면', '환수율', '흔한 오해'])
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const how = screen.getByRole('region', { name: /진행 순서$/ });
    expect(
      within(how)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).not.toContain('');
    expect(document.body.textContent).not.toMatch(/[{}]|NaN|undefined|Infinity/);
    expect(screen.getAllByRole('table')[0]?.querySelectorAll('tbody tr').length).toBeGreaterThan(1);
    expect(screen.getByText(/지난 결과는 다음 결과를 바꾸지 않습니다/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /하러 가기|게임 보러 가기/ }).getAttribute('href')).toMatch(
      /^\/member\//,
    );
  });
});

test('the pays of a table are those that its rules have', async () => {
  renderPage(<GameArticle game="baccarat" />, {});
  expect(await rowOf('뱅커')).toBe('뱅커0.95:198.94%');
  expect(screen.getByText(/뱅커에 10,000원을 걸어 이기면 19,500원을 받습니다/)).toBeTruthy();
});

test('bets and fish all have a name', () => {
  const names = Object.keys({ ...guideLiveTexts, ...guideVirtualTexts });
  const bets = Object.entries(facts.tables).flatMap(([game, list]) =>
    list.map(({ name }) => `guideGame.bet.${game}.${name.replace(/^total-\d+$/, 'total')}`),
  );
  const fish = facts.fishing.fish.map(({ name }) => `guideGame.bet.fishing.${name}`);
  const races = facts.derby.markets.map(({ name }) => `guideGame.bet.derby.${name}`);
  expect([...bets, ...fish, ...races].filter((name) => !names.includes(name))).toEqual([]);
});

test('the odds of a mini game are those of the site, and what they return follows from the draw', async () => {
  renderPage(<GameArticle game="powerball" />, { '/api/minigame/board': () => aBoard({ odds: 1.9 }) });
  expect(await rowOf('파워볼 홀짝 · 홀, 짝')).toBe('파워볼 홀짝 · 홀, 짝1.9095.00%');
  expect(await rowOf('파워볼 언더오버 · 언더 0–4, 오버 5–9')).toContain('1.90');
  expect(
    screen.getByText(new RegExp(`${(exampleStake * 1.9).toLocaleString('ko')}원을 받습니다`)),
  ).toBeTruthy();
});

test('a game of a lobby leads to the guide that explains it, and one that has none to none', () => {
  const guide = (type: string, key: string) => guideOfLobbyGame({ type, key })?.split('?')[1];
  expect(guide('casino', 'cheongsa-dragon-tiger')).toBe('game=dragontiger');
  expect(guide('hotelCasino', 'ocean-sic-bo')).toBe('game=sicbo');
  expect(guide('hotelSlot', 'anything')).toBe('game=lines');
  expect(guide('slot', 'roulette-of-luck')).toBe('game=lines');
  expect(guide('fishing', 'moonlit-catch')).toBe('game=fishing');
  expect(guide('virtual', 'night-derby')).toBe('game=derby');
  expect(guide('virtual', 'lantern-cup')).toBeUndefined();
  expect(guide('esports', 'arena-cup')).toBeUndefined();
});

test('[WR-04] the screen is shown in small, and each number of the picture is explained', async () => {
  renderPage(<WayGuidePage />, {}, undefined, { type: 'screendescription' });
  const picture = await screen.findByRole('img', { name: /베팅 화면을 줄인 그림/ });
  expect(picture.textContent).toMatch(/1\.85.*9,250원/);
  const terms = screen.getByRole('heading', { level: 2, name: '베팅 화면 보는 법' }).closest('section');
  for (const number of [1, 2, 3, 4]) expect(within(picture).getByText(String(number))).toBeTruthy();
  expect(terms?.querySelectorAll('dt')).toHaveLength(4);
});
