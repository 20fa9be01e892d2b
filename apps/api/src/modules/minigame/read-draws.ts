import type { AnswerOf, BodyOf, MiniGame } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { drawOfGame } from '@hanpan/rules';
import type { GuestContext } from '../../kernel/call-context.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { settingsOf } from '../settings/index.ts';
import { resultsIn, shownNumbers } from './results-of-draw.ts';
import { countDraws, type DrawRow, listDraws } from './store.ts';

type Draws = AnswerOf<'/api/result/mini'>;

/** A page of a game's draws, with what came true in its markets by the site's lines of today, as its board says it. */
export async function readDraws(
  database: Database,
  site: GuestContext['site'],
  { game, day, page }: BodyOf<'/api/result/mini'>,
): Promise<Draws> {
  const { minigame: rules } = settingsOf(site);
  const filter = { game: drawOfGame[game], day };
  const rows = await listDraws(database, filter, pageOf(page, memberPageSize));
  const total = await countDraws(database, filter);
  return {
    list: rows.map((row) => presentDraw(game, row, rules)),
    pageInfo: pageInfoOf(page, memberPageSize, total),
  };
}

function presentDraw(
  game: MiniGame,
  { drawn_at: drawnAt, numbers, powerball, ...row }: DrawRow,
  rules: Parameters<typeof resultsIn>[2],
): Draws['list'][number] {
  const drawn = { numbers, powerball };
  return {
    ...row,
    game,
    state: 'drawn',
    drawnAt: drawnAt.toISOString(),
    ...shownNumbers(game, drawn),
    results: resultsIn(game, drawn, rules),
  };
}
