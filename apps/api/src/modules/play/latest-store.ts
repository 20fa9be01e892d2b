import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** Something that was played and settled, as its fact names it. */
export interface PlayedFact {
  readonly memberId: number;
  readonly family: string;
  readonly reference: string;
  readonly gameType: string;
  readonly vendor: string | null;
  readonly game: string | null;
  /** What came back in all, the returned part of the stake included. */
  readonly paid: Amount;
  readonly placedAt: Date;
  readonly settledAt: Date;
}

/** Only the newest are looked at, however many there are: what is shown of them is the latest anyway. */
interface Reach {
  readonly scanned: number;
  readonly limit: number;
}

const columns = `member_id as "memberId", family, reference, game_type as "gameType", vendor, game,
  win + returned as paid, placed_at as "placedAt", settled_at as "settledAt"`;

/** What members of a site won last, beyond their stakes; what has been reversed since is no win. */
export function latestWins(queryable: Queryable, siteId: number, reach: Reach): Promise<PlayedFact[]> {
  return queryable.rows(
    `select ${columns} from (
       select * from play_settlement where site_id = $1 and sign = 1 and result > 0
        order by xid desc, id desc limit $2) newest
      where not exists (
        select from play_settlement r where r.family = newest.family and r.reference = newest.reference
           and r.revision = newest.revision and r.sign = -1)
      order by xid desc, id desc limit $3`,
    [siteId, reach.scanned, reach.limit],
  );
}

/** The games that a member played last, each with its latest round; bets on sports are one game. */
export function latestGames(queryable: Queryable, memberId: number, reach: Reach): Promise<PlayedFact[]> {
  return queryable.rows(
    `select * from (
       select distinct on (family, game_type, vendor, game) ${columns}
         from (select * from play_settlement where member_id = $1 order by settled_at desc limit $2) newest
        order by family, game_type, vendor, game, placed_at desc) played
      order by "placedAt" desc limit $3`,
    [memberId, reach.scanned, reach.limit],
  );
}
