import type { Tx } from '@hanpan/db';
import type { FeedName, FeedSport, Named } from '../../../vendors/feeds/messages.ts';

export type ExternalFeed = Exclude<FeedName, 'season'>;

/** Two workers that hear of one new side at once must not make two rows of it. */
async function lockEntities(tx: Tx): Promise<void> {
  await tx.run("select pg_advisory_xact_lock(hashtext('feed_entity'))");
}

async function entityOf(
  tx: Tx,
  feed: ExternalFeed,
  kind: 'league' | 'team',
  key: string,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(
    'select coalesce(league_id, team_id) as id from feed_entity where feed = $1 and kind = $2 and key = $3',
    [feed, kind, key],
  );
  return row?.id;
}

const localName = (name: string) => JSON.stringify({ ko: name, en: name, vi: name });

/** The league that a feed's key stands for; a key that is new brings a league under the feed's name. `model` is what our own prices begin with. */
export async function leagueOf(
  tx: Tx,
  feed: ExternalFeed,
  sport: FeedSport,
  { key, name }: Named,
  model: object,
): Promise<number> {
  const known = await entityOf(tx, feed, 'league', key);
  if (known !== undefined) return known;
  await lockEntities(tx);
  const again = await entityOf(tx, feed, 'league', key);
  if (again !== undefined) return again;
  const row = await tx.row<{ id: number }>(
    `with made as (
       insert into league (id, sport, code, name, country, model)
       select coalesce(max(id), 0) + 1, $3, $1 || ':' || $2, $4, '{"ko": "", "en": "", "vi": ""}', $6 from league returning id)
     insert into feed_entity (feed, kind, key, name, league_id) select $1, 'league', $2, $5, id from made returning league_id as id`,
    [feed, key, sport, localName(name), name, JSON.stringify(model)],
  );
  if (row === undefined) throw new Error('the league was not stored');
  return row.id;
}

/** The side that a feed's key stands for, the same way. Keys are taken within a sport: two clubs may share a name. */
export async function teamOf(
  tx: Tx,
  feed: ExternalFeed,
  sport: FeedSport,
  { key, name }: Named,
): Promise<number> {
  const inSport = `${sport}:${key}`;
  const known = await entityOf(tx, feed, 'team', inSport);
  if (known !== undefined) return known;
  await lockEntities(tx);
  const again = await entityOf(tx, feed, 'team', inSport);
  if (again !== undefined) return again;
  const row = await tx.row<{ id: number }>(
    `with made as (
       insert into team (id, code, name) select coalesce(max(id), 0) + 1, $1 || ':' || $2, $3 from team returning id)
     insert into feed_entity (feed, kind, key, name, team_id) select $1, 'team', $2, $4, id from made returning team_id as id`,
    [feed, inSport, localName(name), name],
  );
  if (row === undefined) throw new Error('the side was not stored');
  return row.id;
}
