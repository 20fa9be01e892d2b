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
/** A complaint is kept for five years, also one that its writer has deleted (standards OPS-3). */
const deletedQuestionMs = (5 * 365 + 2) * dayMs;

export function boardJobs({ database, clock }: BoardServices): Job[] {
  const before = (keptMs: number) => new Date(clock() - keptMs);
  return [
    {
      name: 'board.prune',
      everyMs: 600_000,
      limit: 10_000,
      run: async (limit) => {
        await pruneInBatches(limit, (rows) => pruneImages(database, before(unusedImageMs), rows));
        const deleted = { posts: before(deletedMs), questions: before(deletedQuestionMs) };
        await pruneInBatches(limit, (rows) => pruneComments(database, deleted, rows));
        await pruneInBatches(limit, (rows) => prunePosts(database, deleted, rows));
      },
    },
  ];
}
