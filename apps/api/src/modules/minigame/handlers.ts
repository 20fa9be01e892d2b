import type { Database } from '@hanpan/db';
import type { Handlers } from '../../kernel/call-context.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import type { MinigameServices } from './services.ts';
import { countDraws, type DrawFilter, type DrawRow, listDraws } from './store.ts';

function presentDraw({ drawn_at: drawnAt, ...row }: DrawRow) {
  return { ...row, drawnAt: drawnAt.toISOString() };
}

async function readDraws(database: Database, filter: DrawFilter, page: number) {
  const rows = await listDraws(database, filter, pageOf(page, memberPageSize));
  const total = await countDraws(database, filter);
  return { list: rows.map(presentDraw), pageInfo: pageInfoOf(page, memberPageSize, total) };
}

export function minigameHandlers({ database }: Pick<MinigameServices, 'database'>) {
  return {
    '/api/result/mini': (_, { game, day, page }) => readDraws(database, { game, day }, page),

    '/api/minigame/powerballResult': (_, { page }) =>
      readDraws(database, { game: 'powerball', day: null }, page),
  } satisfies Handlers<'/api/result/mini' | '/api/minigame/powerballResult'>;
}
