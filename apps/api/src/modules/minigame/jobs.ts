import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import { retention } from '../../kernel/retention.ts';
import { type AnnouncedUntil, drawRounds } from './draw-rounds.ts';
import { pruneMiniBooks } from './placing/mini-book-store.ts';
import { forgetMiniPlaces } from './placing/place-store.ts';
import { type KnownTold, tellRounds } from './rounds/tell-round.ts';
import type { MinigameServices } from './services.ts';
import { settleMiniBets } from './settlement/settle-mini-bets.ts';

/** How long the books of a round are kept, for whoever asks why a bet was refused. */
const keptMs = 14 * 24 * 60 * 60_000;

export function minigameJobs(services: MinigameServices): Job[] {
  const { database, clock } = services;
  const told: KnownTold = new Map();
  const announced: AnnouncedUntil = new Map();
  return [
    {
      name: 'minigame.draw',
      everyMs: 500,
      limit: 100,
      run: (limit) => drawRounds(services, limit, announced),
    },
    { name: 'minigame.settle', everyMs: 300, limit: 500, run: (limit) => settleMiniBets(services, limit) },
    { name: 'minigame.tell', everyMs: 500, limit: 1, run: () => tellRounds(services, told) },
    {
      name: 'minigame.prune',
      everyMs: 600_000,
      limit: 50_000,
      async run(limit) {
        const before = (ms: number) => new Date(clock() - ms);
        await pruneInBatches(limit, (rows) => pruneMiniBooks(database, before(keptMs), rows));
        await pruneInBatches(limit, (rows) => forgetMiniPlaces(database, before(retention.placesMs), rows));
      },
    },
  ];
}
