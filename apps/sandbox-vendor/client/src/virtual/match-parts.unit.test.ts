// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { roomAsGame } from '../../../src/rooms/room-view.ts';
import { clearPages, draw } from '../cabinet/testing.ts';
import { Market as ArenaMarket } from '../games/arena-cup/market.tsx';
import { mapMs } from '../games/arena-cup/match.ts';
import { Rules as ArenaRules } from '../games/arena-cup/rules.tsx';
import { Stage as ArenaStage } from '../games/arena-cup/stage.tsx';
import { Market as CupMarket } from '../games/lantern-cup/market.tsx';
import { matchMs } from '../games/lantern-cup/match.ts';
import { Rules as CupRules } from '../games/lantern-cup/rules.tsx';
import { Stage as CupStage } from '../games/lantern-cup/stage.tsx';
import { aRound } from '../rooms/testing.ts';
import { openMarket, roomCalled } from './testing.ts';

vi.mock('../canvas/animate.ts', () => ({ animate: () => () => undefined }));
afterEach(clearPages);

describe.each([
  ['lantern-cup', CupMarket, CupRules],
  ['arena-cup', ArenaMarket, ArenaRules],
] as const)('%s', (rules, Market, Rules) => {
  const room = roomCalled(rules);
  const { game } = room;
  const { info } = roomAsGame(room);
  const card = game.card?.(null) ?? {};

  test('has every bet on the page at once, one kind of them chosen where it is narrow', async () => {
    const props = { ...openMarket(), card };
    const page = await draw(createElement(Market, { ...props, lang: 'ko' }));
    const ids = [...page.querySelectorAll('[data-testid^="bet-"]')].map((each) =>
      each.getAttribute('data-testid')?.slice('bet-'.length),
    );
    expect(ids.toSorted()).toEqual(
      game
        .bets(null)
        .map(({ id }) => id)
        .toSorted(),
    );
    const chosen = () => [...page.querySelectorAll('[data-chosen="true"]')];
    expect(chosen()).toHaveLength(1);
    const [, second] = page.querySelectorAll<HTMLButtonElement>('.market-tabs button');
    await act(async () => second?.click());
    expect(chosen().map((each) => each.querySelector('h2')?.textContent)).toEqual([second?.textContent]);
  });

  test('says inside the return that the lobby says', async () => {
    const page = await draw(createElement(Rules, { info, card, lang: 'en' }));
    const { basisPoints } = info.returns;
    expect(page.querySelector('h3')?.textContent).toContain(`${(basisPoints / 100).toFixed(2)}%`);
  });
});

const goals = [
  { minute: 12, side: 'home' },
  { minute: 70, side: 'away' },
];

test.each([
  [
    'football',
    CupStage,
    roomCalled('lantern-cup'),
    { homeTeam: 'moon', awayTeam: 'pine', home: 1, away: 1, goals },
    matchMs,
    ['경기 종료 1:1', '코너킥|슛|반칙|경고'],
  ],
  [
    'an e-sports match',
    ArenaStage,
    roomCalled('arena-cup'),
    { homeTeam: 'tiger', awayTeam: 'fox', maps: ['home', 'home', 'home'] },
    mapMs * 3,
    ['경기 종료 · 붉은 범 3:0 승', '3세트 붉은 범 세트 승 · 3:0'],
  ],
] as const)(
  '%s is told while it runs, and before it how both did',
  async (_, Stage, room, played, lastsMs, said) => {
    const { game } = room;
    const { info } = roomAsGame(room);
    const outcome = { match: 0, ...played };
    const { homeTeam, awayTeam } = played;
    const card = { ...game.card?.(null), homeTeam, awayTeam };
    const past = [{ id: 'past', number: 1, summary: { ...outcome } }];
    const props = { info, clockOffsetMs: 0, lang: 'ko', past } as const;
    const before = await draw(createElement(Stage, { ...props, round: aRound({ card }) }));
    expect(before.querySelector('.match-feed')?.textContent).toContain('최근 경기');
    expect(before.querySelectorAll('.match-form')).toHaveLength(2);
    const drawnAtMs = Date.now() - lastsMs - 100;
    const round = aRound({ card, outcome, drawnAtMs, state: 'drawn' });
    const after = await draw(createElement(Stage, { ...props, round }));
    const feed = after.querySelector('.match-feed')?.textContent ?? '';
    for (const line of said) expect(feed).toMatch(new RegExp(line));
  },
);
