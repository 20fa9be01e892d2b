import type { Handlers } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { readOutcome } from './outcome-store.ts';
import { presentCommitment, presentDraw } from './present.ts';
import { countSeries, listSeries, readSeries } from './series-store.ts';
import type { DrawServices } from './services.ts';
import { verifyPostedProof } from './verify-posted-proof.ts';

export function drawHandlers({ database, beacon }: DrawServices) {
  return {
    '/api/fair/commitments': async (_, { page, ...filter }) => {
      const rows = await listSeries(database, filter, pageOf(page, memberPageSize));
      const total = await countSeries(database, filter);
      return { list: rows.map(presentCommitment), pageInfo: pageInfoOf(page, memberPageSize, total) };
    },

    '/api/fair/reveal': async (_, name) => {
      const row = await readSeries(database, name.series);
      if (row === undefined || name.draw > row.draws) return fail('FD01');
      return presentDraw(row, name.draw, await readOutcome(database, name));
    },

    '/api/fair/verify': async (_, { proof }) => {
      const verdict = await verifyPostedProof(database, proof, beacon.check);
      return 'checks' in verdict ? { ...verdict, checks: [...verdict.checks] } : verdict;
    },
  } satisfies Handlers<'/api/fair/commitments' | '/api/fair/reveal' | '/api/fair/verify'>;
}
