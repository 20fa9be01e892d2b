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
  readonly stake: Amount;
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

const columns = `member_id as "memberId", family, reference, game_type as "gameType", vendor, game, stake,
  win + returned as paid, placed_at as "placedAt", settled_at as "settledAt"`;

/** Which wins: of a game type, or of every one; and how many times the stake came back at least. */
interface WinFilter {
  readonly gameType: string | null;
  readonly leastTimes: number;
}

/** What members of a site won last, beyond their stakes; what has been reversed since is no win. */
export function latestWins(
  queryable: Queryable,
  siteId: number,
  { gameType, leastTimes }: WinFilter,
  reach: Reach,
): Promise<PlayedFact[]> {
  return queryable.rows(
    `select ${columns} from (
       select * from counted_play where site_id = $1 and sign = 1 and result > 0
        order by xid desc, id desc limit $2) newest
      where ($4::text is null or game_type = $4) and win + returned >= stake * $5
        and not exists (
        select from play_settlement r where r.family = newest.family and r.reference = newest.reference
           and r.revision = newest.revision and r.sign = -1)
      order by xid desc, id desc limit $3`,
    [siteId, reach.scanned, reach.limit, gameType, leastTimes],
  );
}

/** The vendors' games of a type that were played most at a site since then, the first the most. */
export function mostPlayedGames(
  queryable: Queryable,
  { siteId, gameType, since }: { siteId: number; gameType: string; since: Date },
  reach: Reach,
): Promise<{ vendor: string; game: string }[]> {
  return queryable.rows(
    `select vendor, game from (select * from counted_play order by xid desc, id desc limit $4) newest
      where site_id = $1 and game_type = $2 and sign = 1 and settled_at >= $3 and vendor is not null and game is not null
      group by vendor, game order by count(*) desc, vendor, game limit $5`,
    [siteId, gameType, since, reach.scanned, reach.limit],
  );
}

/** The games of a type, or of any, that a member played last, each with its latest round; bets on sports are one game. */
export function latestGames(
  queryable: Queryable,
  memberId: number,
  gameType: string | null,
  reach: Reach,
): Promise<PlayedFact[]> {
  return queryable.rows(
    `select * from (
       select distinct on (family, game_type, vendor, game) ${columns}
         from (select * from play_settlement where member_id = $1 order by settled_at desc limit $2) newest
        where $4::text is null or game_type = $4
        order by family, game_type, vendor, game, placed_at desc) played
      order by "placedAt" desc limit $3`,
    [memberId, reach.scanned, reach.limit, gameType],
  );
}
