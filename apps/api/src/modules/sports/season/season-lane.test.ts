import { describe, expect, test } from 'vitest';
import { laneAfter, openLane, type SeasonLane } from './season-lane.ts';
import { longestOf, paceOf, upcomingWanted, wallMs } from './season-settings.ts';

const pace = { nowMs: 1_000_000, everyMs: 600_000, opening: 3 };

/** The kick-offs that a lane gives, from now on, in seconds. */
function kickOffs(lane: SeasonLane | undefined, count: number, { everyMs }: typeof pace = pace) {
  const given: [slot: number, seconds: number][] = [];
  let next = openLane(lane, { ...pace, everyMs });
  for (let index = 0; index < count; index += 1) {
    given.push([next.slot, (next.kickOffMs - pace.nowMs) / 1000]);
    next = laneAfter(next, { ...pace, everyMs });
  }
  return given;
}

describe('the lane of a sport', () => {
  test('begins with some kick-offs close together, a few seconds from now, and goes on at its pace', () => {
    expect(kickOffs(undefined, 5)).toEqual([
      [0, 12],
      [1, 32],
      [2, 52],
      [3, 652],
      [4, 1252],
    ]);
  });

  test('goes on where it was while its next kick-off is to come', () => {
    const lane = { slot: 7, kickOffMs: pace.nowMs + 90_000, opening: 0 };
    expect(kickOffs(lane, 2)).toEqual([
      [7, 90],
      [8, 690],
    ]);
  });

  test.each([-86_400_000, 0, 3_999])(
    'leaves no fixture out after a pause: the next kick-off, %i ms from now, comes later',
    (fromNowMs) => {
      const lane = { slot: 7, kickOffMs: pace.nowMs + fromNowMs, opening: 0 };
      expect(kickOffs(lane, 2)).toEqual([
        [7, 12],
        [8, 32],
      ]);
    },
  );

  test('is never slower at its opening than afterwards', () => {
    expect(kickOffs(undefined, 3, { ...pace, everyMs: 5_000 }).map(([, seconds]) => seconds)).toEqual([
      12, 17, 22,
    ]);
  });
});

describe('the pace of an installation', () => {
  test.each([
    [1, 10],
    [8, 10],
    [16, 5],
    [400, 1],
  ])('at speed %d about %d football matches are under way', (speed, live) => {
    expect(paceOf({ speed }).liveAtOnce.soccer).toBe(live);
  });

  test('twenty seconds of play take as long on the wall as the speed says', () => {
    expect(wallMs(20, { speed: 1 })).toBe(20_000);
    expect(wallMs(20, { speed: 60 })).toBe(333);
    expect(wallMs(0.0001, { speed: 1000 })).toBe(1);
  });

  test('kick-offs are spaced by the longest format of a sport', () => {
    expect(longestOf(['sets-bo3', 'sets-bo5'])).toBe('sets-bo5');
  });

  test('a board has more football than anything else, unless it is told how much', () => {
    expect(upcomingWanted('soccer', { speed: 1 })).toBeGreaterThan(upcomingWanted('tennis', { speed: 1 }));
    expect(upcomingWanted('soccer', { speed: 1, upcoming: 1 })).toBe(1);
  });
});
