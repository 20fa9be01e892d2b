import { nextRound } from '@hanpan/rules';
import { inTransaction } from '../../kernel/transaction.ts';
import {
  announceSeries,
  drawOf,
  lastAnnouncedMs,
  listDueDraws,
  MissingKey,
  type UndecidedDraw,
  voidDraw,
} from '../draws/index.ts';
import { nextSeries } from './next-series.ts';
import { type DrawnGame, drawnGames, resultsOfDraw } from './results-of-draw.ts';
import type { MinigameServices } from './services.ts';
import { insertResult } from './store.ts';

/** How long a draw waits for a key that cannot be opened, before it is void. */
const keyPatienceMs = 60 * 60_000;

/**
 * Announces what is bet on next, and draws every announced round that is due, the oldest first. A round that comes late,
 * because no worker ran, gives what it would have given in time: its values were committed to.
 */
export async function drawRounds(services: MinigameServices, limit: number): Promise<void> {
  for (const game of drawnGames) {
    await announceAhead(services, game);
    const due = await listDueDraws(services.database, game, services.clock.date(), limit);
    for (const draw of due) await drawRound(services, game, draw);
  }
}

async function announceAhead(services: MinigameServices, game: DrawnGame): Promise<void> {
  const terms = nextSeries(game, await lastAnnouncedMs(services.database, game), services.clock());
  if (terms === undefined) return;
  await inTransaction(services.database, (tx) => announceSeries(services, tx, terms));
}

/** Throws MissingKey while the draw may still wait for its keys. */
async function drawRound(
  services: MinigameServices,
  game: DrawnGame,
  { series, draw, at }: UndecidedDraw,
): Promise<void> {
  const due = { series, draw, nowMs: services.clock() };
  try {
    await inTransaction(services.database, async (tx) => {
      const numbers = await drawOf(services, tx, due);
      if (numbers === undefined) return;
      const round = { ...nextRound(at.getTime()), drawnAt: at, series, draw };
      for (const result of resultsOfDraw(game, numbers)) await insertResult(tx, { ...result, ...round });
    });
  } catch (error) {
    if (!(error instanceof MissingKey) || due.nowMs < at.getTime() + keyPatienceMs) throw error;
    await inTransaction(services.database, (tx) => voidDraw(tx, due, 'missing-key'));
  }
}
