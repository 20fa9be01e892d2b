import type { Caller } from '@hanpan/client';
import type { Bet, SportEvent } from '@hanpan/contract';
import { expect } from '@playwright/test';

/** A price as the board offers it, with the text of its button. */
export interface Offer {
  readonly eventId: number;
  readonly selectionId: number;
  readonly odds: number;
  readonly startsAtMs: number;
  readonly game: string;
  readonly label: string;
}

interface Wanted {
  readonly count: number;
  /** Kick-off is at least so far away. */
  readonly afterSeconds: number;
  readonly minOdds?: number;
  readonly maxOdds?: number;
}

function winsOf(event: SportEvent): Offer[] {
  const market = event.markets.find(
    ({ kind, scope, status }) => kind === 'WDL' && scope === 'match' && status === 'open',
  );
  const game = `${event.home.ko} 대 ${event.away.ko}`;
  return (market?.selections ?? [])
    .filter(({ pick }) => pick !== 'draw')
    .map(({ selectionId, odds, pick }) => ({
      eventId: event.eventId,
      selectionId,
      odds,
      startsAtMs: Date.parse(event.startsAt),
      game,
      label: `${game}, 승무패, ${pick === 'home' ? event.home.ko : event.away.ko} 승`,
    }));
}

/**
 * The next kick-offs, one price of each: a win of either side within the given odds. The season puts its first matches on
 * the board when the installation has started, so this waits for them.
 */
export async function nextOffers(call: Caller, wanted: Wanted): Promise<Offer[]> {
  let offers: Offer[] = [];
  await expect(async () => {
    offers = await offersNow(call, wanted);
    expect(offers.length).toBe(wanted.count);
  }).toPass({ timeout: 240_000 });
  return offers;
}

async function offersNow(call: Caller, wanted: Wanted): Promise<Offer[]> {
  const { count, afterSeconds, minOdds = 1, maxOdds = 100 } = wanted;
  const { events } = await call('/api/sport/events', { when: 'soon' });
  // The server runs on this machine, by the same clock.
  const fromMs = Date.now() + afterSeconds * 1000;
  return events
    .filter(({ startsAt }) => Date.parse(startsAt) >= fromMs)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .flatMap((event) => winsOf(event).find(({ odds }) => odds >= minOdds && odds <= maxOdds) ?? [])
    .slice(0, count);
}

/** The current price of one selection. */
export async function oddsNow(call: Caller, { eventId, selectionId }: Offer): Promise<number | undefined> {
  const { events } = await call('/api/sport/events', {});
  const markets = events.find((event) => event.eventId === eventId)?.markets ?? [];
  return markets.flatMap(({ selections }) => selections).find((each) => each.selectionId === selectionId)
    ?.odds;
}

/**
 * Takes the current price. A slow worker lets prices go stale, and the server then takes no bets
 * for a while, so this retries until it does.
 */
export async function placeBet(call: Caller, { selectionId, odds }: Offer, stake: number): Promise<Bet> {
  let placed: Bet | undefined;
  await expect(async () => {
    const answer = await call('/api/bet/betProc', {
      idempotencyKey: crypto.randomUUID(),
      stake,
      oddsPolicy: 'all',
      legs: [{ selectionId, odds }],
    });
    placed = answer.bet;
  }).toPass({ timeout: 60_000 });
  if (placed === undefined) throw new Error('the bet was not taken');
  return placed;
}
