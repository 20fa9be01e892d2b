import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import { pruneComments } from './comment-store.ts';
import { pruneImages } from './image-store.ts';
import { prunePosts } from './post-store.ts';
import type { BoardServices } from './services.ts';

const dayMs = 24 * 60 * 60_000;
/** A picture that no post took within a day was uploaded for nothing. */
const unusedImageMs = dayMs;
/** What its writer deleted can be looked at for so long, where somebody complains of it. */
const deletedMs = 30 * dayMs;

export function boardJobs({ database, clock }: BoardServices): Job[] {
  const before = (keptMs: number) => new Date(clock() - keptMs);
  return [
    {
      name: 'board.prune',
      everyMs: 600_000,
      limit: 10_000,
      run: async (limit) => {
        await pruneInBatches(limit, (rows) => pruneImages(database, before(unusedImageMs), rows));
        await pruneInBatches(limit, (rows) => pruneComments(database, before(deletedMs), rows));
        await pruneInBatches(limit, (rows) => prunePosts(database, before(deletedMs), rows));
      },
    },
  ];
}
