import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { drawOfGame } from '@hanpan/rules';
import type { GuestContext } from '../../kernel/call-context.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { settingsOf } from '../settings/index.ts';
import { presentResult } from './present-result.ts';
import { countDecided, listDecided } from './store.ts';

/** A page of a game's decided rounds, each as the game's board says it. */
export async function readDraws(
  database: Database,
  site: GuestContext['site'],
  { game, day, page }: BodyOf<'/api/result/mini'>,
): Promise<AnswerOf<'/api/result/mini'>> {
  const { minigame: rules } = settingsOf(site);
  const filter = { game: drawOfGame[game], day };
  const rounds = await listDecided(database, filter, pageOf(page, memberPageSize));
  const total = await countDecided(database, filter);
  return {
    list: rounds.map((round) => ({ game, ...presentResult(game, round, rules) })),
    pageInfo: pageInfoOf(page, memberPageSize, total),
  };
}
