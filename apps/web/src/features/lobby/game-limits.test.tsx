import type { Locale } from '@hanpan/messages';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCaller } from '../../test/fake-caller.ts';
import { aBalance, aLobbyGame, aSession, aSite } from '../../test/fixtures.ts';
import { renderApp, setWidth } from '../../test/render-app.tsx';
import type { LobbyGame } from './model.ts';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

const limits = { smallestStakeAmount: amount(1_000), largestStakeAmount: amount(2_000_000) };
const returns = { returnToPlayerPercent: '98.94', lowestReturnPercent: '85.64' };
const baccarat = aLobbyGame('cheongsa-baccarat', { type: 'casino', ...limits, ...returns });
const others = Array.from({ length: 8 }, (_, at) => aLobbyGame(`table-${at}`, { type: 'casino' }));

function open(games: readonly LobbyGame[], path: string, locale: Locale = 'ko') {
  const fake = fakeCaller({
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1000, 6),
    '/api/etc/siteOption': aSite(),
    '/api/common/code': { list: [] },
    '/api/main/topGames': { popular: [], wins: [] },
    '/api/member/recentGames': { list: [] },
    '/api/minigame/lobby': { games: [...games] },
  });
  renderApp(fake, { path, locale });
}

/** The tile of a table in a lobby of many. */
async function tileOf(game: LobbyGame, name: string, path = '/member/livecasino', locale: Locale = 'ko') {
  open([game, ...others], path, locale);
  // A dialog about the game is named after it as well.
  const named = await screen.findAllByText(name);
  return named.map((each) => each.closest('button')).find((button) => button !== null) as HTMLElement;
}

/** As it is read: a space that no line ends at is a space. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\u2060?\u00a0/g, ' ');

/** The names and the values that a list says. */
function factsIn(within_: HTMLElement): Record<string, string> {
  const rows = [...within_.querySelectorAll('dl > div')];
  return Object.fromEntries(
    rows.map((row) => [
      plain(row.querySelector('dt')?.textContent),
      plain(row.querySelector('dd')?.textContent),
    ]),
  );
}

describe.each([
  [
    'ko',
    '게임',
    '베팅 1천 ~ 200만',
    '환수율 85.64 ~ 98.94%',
    '베팅 한도',
    '이론 환수율(RTP)',
    /가장 많이 걸 수 있는/,
  ],
  [
    'en',
    'Game',
    'Bets 1K – 2M',
    'RTP 85.64 – 98.94%',
    'Betting limits',
    'Return to player (RTP)',
    /takes most/,
  ],
  [
    ...(['vi', 'Trò', 'Cược 1K – 2 Tr', 'RTP 85,64 – 98,94%', 'Hạn mức cược'] as const),
    ...(['Tỷ lệ hoàn trả (RTP)', /nhận cược nhiều nhất/] as const),
  ],
] as const)('in %s', (locale, word, bets, rtp, limitsName, returnName, note) => {
  test('[GAM-1] the tile of a table says what a bet takes and what the bets return', async () => {
    const tile = await tileOf(baccarat, `${word} cheongsa-baccarat`, '/member/livecasino', locale);
    expect(
      within(tile).getByText((_, each) => plain(each?.textContent) === bets && each?.tagName === 'SPAN'),
    ).toBeTruthy();
    expect(within(tile).getByText((_, each) => plain(each?.textContent) === rtp)).toBeTruthy();
    expect(plain(tile.getAttribute('aria-label'))).toContain(`, ${bets}, ${rtp}`);
  });

  test('and so does what is to be known of the game, which says that bets differ', async () => {
    await tileOf(baccarat, `${word} cheongsa-baccarat`, '/member/livecasino?game=cheongsa-baccarat', locale);
    const dialog = await screen.findByRole('dialog');
    expect(factsIn(dialog)).toMatchObject({
      [limitsName]: bets.replace(/^\S+ /, ''),
      [returnName]: rtp.replace(/^\S+ /, ''),
    });
    expect(within(dialog).getByText(note)).toBeTruthy();
  });
});

test('a table whose vendor says nothing has no line for it, and one return', async () => {
  const tile = await tileOf(aLobbyGame('plain', { type: 'casino' }), '게임 plain');
  expect(tile.textContent).toBe('게임 plain청사게임즈환수율 96.50%');
  fireEvent.click(screen.getByRole('button', { name: '게임 plain 게임 정보' }));
  const dialog = await screen.findByRole('dialog');
  expect(factsIn(dialog)).toEqual({ 게임사: '청사게임즈', '이론 환수율(RTP)': '96.50%' });
  expect(within(dialog).queryByText(/베팅마다 다릅니다/)).toBeNull();
});

test.each([
  ['a smallest stake alone', { smallestStakeAmount: amount(1_000) }, '1천 이상'],
  ['a largest stake alone', { largestStakeAmount: amount(500_000) }, '50만 이하'],
  ['one stake', { smallestStakeAmount: amount(500), largestStakeAmount: amount(500) }, '500'],
])('%s is said as it is', async (_, stakes, said) => {
  const tile = await tileOf(
    aLobbyGame('one', { type: 'hotelCasino', ...stakes }),
    '게임 one',
    '/member/hotelcasino',
  );
  expect(tile.textContent).toContain(`베팅 ${said}환수율`);
});

test('a slot says its stakes in its information, and not on its tile', async () => {
  const tile = await tileOf(aLobbyGame('koi', limits), '게임 koi', '/member/slotgame?game=koi');
  expect(tile.textContent).not.toContain('베팅');
  expect(factsIn(await screen.findByRole('dialog'))).toMatchObject({ '베팅 한도': '1천 ~ 200만' });
});

test('the card of a race says its limits too, and the page once that bets differ', async () => {
  const race = (key: string) => aLobbyGame(key, { type: 'virtual', ...limits, ...returns });
  open([race('night-derby'), race('dawn-derby')], '/member/virtualgame');
  const card = (await screen.findByRole('heading', { name: '게임 night-derby' })).closest(
    'article',
  ) as HTMLElement;
  expect(factsIn(card)).toMatchObject({ '베팅 한도': '1천 ~ 200만', '이론 환수율(RTP)': '85.64 ~ 98.94%' });
  expect(screen.getAllByText(/베팅마다 다릅니다/)).toHaveLength(1);
});
