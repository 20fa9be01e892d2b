import type { Caller } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { expect } from '@playwright/test';

/** A match in play and the side of it that is bet on. */
export interface LivePick {
  readonly eventId: number;
  /** As the list names it, as its own page does, and as the console does. */
  readonly game: string;
  readonly title: string;
  readonly pick: 'home' | 'draw' | 'away';
  /** Which of the three prices it is. */
  readonly place: number;
  /** Of the draws that decide it. */
  readonly announcement: string;
}

const picks = ['home', 'draw', 'away'] as const;
/** So long after its kick-off a match of a minute and a half still has time for a bet, its delay and its cash-out. */
const freshMs = 25_000;
/** A match is followed by the next one within this time, on a slow machine too. */
const nextWithinMs = 240_000;

/**
 * A football match that has just begun; waits for one. Bet on is what stands now, so that the bet is worth more with every
 * minute in which nothing happens.
 */
export async function freshMatch(call: Caller): Promise<LivePick> {
  let found: SportEvent | undefined;
  await expect(async () => {
    const { events } = await call('/api/sport/events', { sport: 'soccer', when: 'live' });
    found = events.find(isFresh);
    expect(found).toBeDefined();
  }).toPass({ timeout: nextWithinMs, intervals: [1_000] });
  if (found === undefined) throw new Error('no match began');
  return pickOf(found);
}

function isFresh({ phase, startsAt, markets }: SportEvent): boolean {
  // The server runs on this machine, by the same clock.
  const isEarly = phase === 'playing' && Date.now() - Date.parse(startsAt) < freshMs;
  return isEarly && markets.some(({ kind, status }) => kind === 'WDL' && status === 'open');
}

function pickOf({ eventId, home, away, homeScore, awayScore, provenance }: SportEvent): LivePick {
  if (provenance === null) throw new Error('a match of the season has no draws');
  const pick = picks[1 - Math.sign(homeScore - awayScore)] ?? 'draw';
  return {
    eventId,
    game: `${home.ko} 대 ${away.ko}`,
    title: `${home.ko} – ${away.ko}`,
    pick,
    place: picks.indexOf(pick),
    announcement: provenance.announcement,
  };
}
