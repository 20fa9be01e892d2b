import { describe, expect, test } from 'vitest';
import type { NewMatch } from '../../../testing/matches.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld } from '../../../testing/world.ts';
import { playEvents } from '../replay/play-events.ts';

const world = await createWorld();
const path = '/api/sport/sides';
const sidesOf = (eventId: number) => world.guest().call(path, { eventId });

async function ended(change: NewMatch) {
  const match = await world.match(change);
  world.clock.set(new Date(match.endsAtMs).toISOString());
  await playEvents(world.services, 200);
  return match;
}

async function rate(teamId: number, leagueId: number, attack: number, defence: number) {
  await world.services.database.run(
    'insert into team_rating (league_id, team_id, attack, defence, updated_at) values ($1, $2, $3, $4, $5)',
    [leagueId, teamId, attack, defence, world.services.clock.date()],
  );
}

describe('both sides of an event', () => {
  test('are told with what each played before it, the newest first, and with their meetings', async () => {
    const first = await ended({ score: [2, 1] });
    const { homeTeam, awayTeam } = first;
    const returned = await ended({ score: [0, 3], teams: [awayTeam, homeTeam] });
    const other = await world.match();
    const third = await ended({ score: [1, 1], teams: [homeTeam, other.homeTeam] });
    const next = await world.match({ teams: [homeTeam, awayTeam] });
    await world.match({ teams: [homeTeam, awayTeam], startsInMs: 86_400_000 });

    const { homeForm, awayForm, meetings } = await sidesOf(next.eventId);
    expect(homeForm.map(({ eventId, isHome }) => [eventId, isHome])).toEqual([
      [third.eventId, true],
      [returned.eventId, false],
      [first.eventId, true],
    ]);
    expect(awayForm.map(({ eventId, isHome }) => [eventId, isHome])).toEqual([
      [returned.eventId, true],
      [first.eventId, false],
    ]);
    expect(meetings.map(({ eventId, homeScore, awayScore }) => [eventId, homeScore, awayScore])).toEqual([
      [returned.eventId, 0, 3],
      [first.eventId, 2, 1],
    ]);
    expect(meetings[0]?.home.en).toBe(`Team ${awayTeam}`);
    // A match does not know of what came after it.
    expect((await sidesOf(returned.eventId)).meetings.map(({ eventId }) => eventId)).toEqual([first.eventId]);
  });

  test('ten matches and six meetings at most; a cancelled match was not played', async () => {
    const first = await ended({});
    const teams = [first.homeTeam, first.awayTeam] as const;
    for (let count = 0; count < 11; count += 1) await ended({ teams });
    const cancelled = await ended({ teams });
    await world.services.database.run('update event set cancelled_at = now() where id = $1', [
      cancelled.eventId,
    ]);
    const { homeForm, awayForm, meetings } = await sidesOf((await world.match({ teams })).eventId);
    expect([homeForm.length, awayForm.length, meetings.length]).toEqual([10, 10, 6]);
    expect(homeForm.map(({ eventId }) => eventId)).not.toContain(cancelled.eventId);
  });

  test('have their places among the sides of the league, and none where one of them is not rated', async () => {
    const match = await world.match();
    const { league } = await world.guest().call('/api/sport/event', { eventId: match.eventId });
    // Those that the matches of the other tests have moved.
    await world.services.database.run('delete from team_rating where league_id = $1', [league.leagueId]);
    await rate(match.homeTeam, league.leagueId, 0.5, -0.3);
    expect((await sidesOf(match.eventId)).strength).toBeNull();
    await rate(match.awayTeam, league.leagueId, 0.1, 0.4);
    const { homeTeam, awayTeam } = await world.match();
    await rate(homeTeam, league.leagueId, 0.1, 0);
    await rate(awayTeam, league.leagueId, -0.5, -0.5);
    expect((await sidesOf(match.eventId)).strength).toEqual({
      sideCount: 4,
      home: { overall: 2, attack: 1, defence: 3 },
      away: { overall: 1, attack: 2, defence: 1 },
    });
  });

  test.each(
    refusalsOf(path, {
      E404: ['an event that there is not', () => world.guest().codeOf(path, { eventId: 99_999_999 })],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});
