import type { MiniGame } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';

/** What those who watch a game at a site were last told of its round. */
export interface Told {
  readonly siteId: number;
  readonly game: MiniGame;
  readonly drawsAt: Date;
  readonly everyMs: number;
  readonly state: 'open' | 'closed';
}

/**
 * True where this is news: another worker, or an earlier run, may have told it already. Workers are never two rounds apart:
 * a row so far ahead was written under a clock that was, and is no reason to be silent until then.
 */
export async function noteTold(tx: Tx, { siteId, game, drawsAt, everyMs, state }: Told): Promise<boolean> {
  const changed = await tx.run(
    `insert into minigame_told (site_id, game, draws_at, state) values ($1, $2, $3, $4)
     on conflict (site_id, game) do update set draws_at = excluded.draws_at, state = excluded.state
      where (minigame_told.draws_at, minigame_told.state = 'closed') < (excluded.draws_at, excluded.state = 'closed')
         or minigame_told.draws_at > $5`,
    [siteId, game, drawsAt, state, new Date(drawsAt.getTime() + 2 * everyMs)],
  );
  return changed === 1;
}
