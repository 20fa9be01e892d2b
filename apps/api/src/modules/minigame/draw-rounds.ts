import { nextRound, roundMs } from '@hanpan/rules';
import { FirstError } from '../../kernel/first-error.ts';
import { listSites } from '../../kernel/site-store.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import {
  announcementsUntil,
  announceSeries,
  beaconSaltOf,
  drawOf,
  listDueDraws,
  MissingBeacon,
  MissingKey,
  type UndecidedDraw,
  voidDraw,
} from '../draws/index.ts';
import { settingsOf } from '../settings/index.ts';
import { announcedUntilMs, isRemembered, nextSeries } from './next-series.ts';
import { type DrawnGame, drawnGames, numbersOf, resultsOfDraw } from './results-of-draw.ts';
import { tellResult } from './rounds/tell-round.ts';
import type { MinigameServices } from './services.ts';
import { insertResult } from './store.ts';

type Services = Pick<MinigameServices, 'database' | 'clock' | 'sealer' | 'witness' | 'beacon' | 'minigame'>;

/** How long a draw waits for a key that cannot be opened, or for its round of the beacon, before it is void. */
const patienceMs = 60 * 60_000;

/**
 * How long this process has to have asked for a round in vain besides: after hours in which no worker ran, what fails first may
 * be this machine's own network, and the round has been public for long.
 */
const askingMs = 10 * 60_000;

/** A round of the beacon is public a moment after its time; until then that it is not there is no failure. */
const beaconDelayMs = 15_000;

/**
 * The last announced draw of each game that this process has seen, in milliseconds. What was announced stands, so while that
 * is a week ahead the database need not be asked.
 */
export type AnnouncedUntil = Map<DrawnGame, number>;

/**
 * Announces what is bet on next, and draws every announced round that is due, the oldest first. A round that comes late,
 * because no worker ran, gives what it would have given in time: its values were committed to, and its round of the beacon is
 * the same. A game whose keys are missing does not keep the other one waiting.
 */
export async function drawRounds(
  services: Services,
  limit: number,
  announced: AnnouncedUntil = new Map(),
): Promise<void> {
  const first = new FirstError();
  for (const game of drawnGames)
    for (const work of [
      // First what is bet on already: a series that may not be announced must not hold those bets.
      () => drawDue(services, game, limit),
      () => announceAhead(services, game, announced),
    ])
      await first.keep(work);
  first.rethrow();
}

async function drawDue(services: Services, game: DrawnGame, limit: number): Promise<void> {
  const due = await listDueDraws(services.database, game, services.clock.date(), limit);
  for (const draw of due) {
    try {
      await drawRound(services, game, draw);
    } catch (error) {
      if (error instanceof MissingBeacon && services.clock() < error.roundAtMs + beaconDelayMs) return;
      throw error;
    }
  }
}

async function announceAhead(services: Services, game: DrawnGame, known: AnnouncedUntil): Promise<void> {
  const { roundMs: everyMs } = services.minigame;
  const nowMs = services.clock();
  if (isRemembered(known.get(game), nowMs, everyMs)) return;
  const announced = await announcementsUntil(services.database, game, announcedUntilMs(nowMs, everyMs));
  if (announced.last !== undefined) known.set(game, announced.last.lastDrawAtMs);
  const terms = nextSeries(game, announced, { nowMs, everyMs });
  if (terms === undefined) return;
  if (terms.everyMs !== roundMs) await refuseShortRounds(services);
  const salt = services.beacon.isForNewSeries ? 'beacon' : 'witness';
  await inTransaction(services.database, (tx) => announceSeries(services, tx, { ...terms, salt }));
}

/** Rounds of another length than five minutes are for trying things out, and never for money. */
async function refuseShortRounds({ database }: Services): Promise<void> {
  const licensed = (await listSites(database)).find((site) => settingsOf(site).moneyMode !== 'play');
  if (licensed !== undefined)
    throw new Error(`rounds are five minutes where money is real: ${licensed.key} is not a site for play`);
}

/**
 * Throws MissingKey or MissingBeacon while the draw may still wait, and MissingBeacon also where it is void for that: mirrors
 * that are silent are asked for one round in a run, so that a game whose rounds are missing does not keep the other one waiting.
 */
async function drawRound(
  services: Services,
  game: DrawnGame,
  { series, draw, at, everyMs, leastClosingMs }: UndecidedDraw,
): Promise<void> {
  const due = { series, draw, nowMs: services.clock() };
  const name = { ...nextRound(at.getTime(), everyMs), drawsAtMs: at.getTime(), everyMs, leastClosingMs };
  try {
    const salt = await beaconSaltOf(services, due);
    await inTransaction(services.database, async (tx) => {
      const source = await drawOf(services, tx, { ...due, salt });
      if (source === undefined) return;
      const drawn = numbersOf(game, source);
      const round = { day: name.day, round: name.round, drawnAt: at, series, draw };
      let isNew = false;
      for (const result of resultsOfDraw(game, drawn))
        isNew = await insertResult(tx, { ...result, ...round });
      if (isNew) await tellResult(tx, game, name, drawn);
    });
  } catch (error) {
    const reason = voidReasonOf(error);
    if (reason === undefined || due.nowMs < at.getTime() + patienceMs || mayStillCome(error, due.nowMs))
      throw error;
    await inTransaction(services.database, async (tx) => {
      if (await voidDraw(tx, due, reason)) await tellResult(tx, game, name, undefined);
    });
    if (reason === 'no-beacon') throw error;
  }
}

function voidReasonOf(error: unknown) {
  if (error instanceof MissingKey) return 'missing-key';
  return error instanceof MissingBeacon ? 'no-beacon' : undefined;
}

function mayStillCome(error: unknown, nowMs: number): boolean {
  if (!(error instanceof MissingBeacon)) return false;
  return error.inVainSinceMs === undefined || nowMs < error.inVainSinceMs + askingMs;
}
