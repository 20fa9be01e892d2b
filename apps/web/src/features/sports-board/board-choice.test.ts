import { expect, test } from 'vitest';
import { makeBoard, makeEvent, makeMarket } from './board.fixture.ts';
import { type BoardChoice, chooseEvents, countDays, dayOf, favouriteLeaguesFirst } from './board-choice.ts';
import { groupByLeague } from './model.ts';

const words = (ko: string, en: string) => ({ ko, en, vi: en });
/** 21:00 in Seoul. */
const calendar = { nowMs: Date.parse('2026-01-01T12:00:00Z'), timeZone: 'Asia/Seoul' };
const everything: BoardChoice = {
  when: 'all',
  day: 'all',
  search: '',
  leagueId: null,
  withinHours: null,
  onlyFavourites: false,
  onlySpecial: false,
  market: null,
};
const league = (leagueId: number, ko: string, en: string) => ({
  leagueId,
  sport: 'soccer',
  name: words(ko, en),
  country: words('잉글랜드', 'England'),
});
const board = makeBoard({
  leagues: [league(1, '프리미어리그', 'Premier League'), league(2, '챔피언십', 'Championship')],
  events: [
    makeEvent({ eventId: 1, leagueId: 1, startsAt: '2026-01-01T14:59:00Z' }),
    makeEvent({ eventId: 2, leagueId: 2, startsAt: '2026-01-01T15:00:00Z', home: words('리즈', 'Leeds') }),
    makeEvent({ eventId: 3, leagueId: 2, startsAt: '2026-01-02T15:00:00Z' }),
  ],
});
const idsOf = (part: Partial<BoardChoice>, favourites: readonly number[] = []) =>
  chooseEvents(board, { ...everything, ...part }, favourites, calendar).events.map(({ eventId }) => eventId);

test("a match belongs to the day of the site's own calendar, and one in play to today", () => {
  expect(countDays(board, 'soon', calendar)).toEqual({ today: 1, tomorrow: 1, later: 1 });
  expect(idsOf({ day: 'tomorrow' })).toEqual([2]);
  const lateStart = makeEvent({ phase: 'playing', startsAt: '2026-01-05T15:00:00Z' });
  expect(dayOf(lateStart, calendar)).toBe('today');
});

test.each([
  ['ㅍㄹㅁㅇ', [1]],
  ['챔피언', [2, 3]],
  ['premier', [1]],
  ['리즈', [2]],
  ['잉글', [1, 2, 3]],
])('the search "%s" finds leagues, countries and teams', (search, ids) => {
  expect(idsOf({ search })).toEqual(ids);
});

test('favourite leagues stand first, or alone', () => {
  const order = favouriteLeaguesFirst(groupByLeague(board, 'all'), [2]).map((each) => each.league.leagueId);
  expect(order).toEqual([2, 1]);
  expect(idsOf({ onlyFavourites: true }, [2])).toEqual([2, 3]);
  expect(idsOf({ onlyFavourites: true })).toEqual([]);
});

test('a league, or what begins within some hours, which what is in play has', () => {
  expect(idsOf({ leagueId: 2 })).toEqual([2, 3]);
  expect(idsOf({ withinHours: 3 })).toEqual([1, 2]);
  const playing = makeBoard({ events: [makeEvent({ phase: 'playing', startsAt: '2026-01-09T15:00:00Z' })] });
  expect(chooseEvents(playing, { ...everything, withinHours: 1 }, [], calendar).events).toHaveLength(1);
});

test('of special markets one may be chosen: matches without it are left out', () => {
  const events = [
    makeEvent({ eventId: 8, markets: [makeMarket({ kind: 'WDL', scope: 'h1' })] }),
    makeEvent({ eventId: 9, markets: [makeMarket({ kind: 'OE' })] }),
  ];
  const choice = { ...everything, onlySpecial: true };
  const chosen = (market: string | null) =>
    chooseEvents(makeBoard({ events }), { ...choice, market }, [], calendar).events.map(
      (each) => each.eventId,
    );
  expect([chosen(null), chosen('h1-WDL'), chosen('match-OE'), chosen('match-CS')]).toEqual([
    [8, 9],
    [8],
    [9],
    [],
  ]);
});
