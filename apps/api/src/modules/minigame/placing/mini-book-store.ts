import { plainList, type Tx, textList } from '@hanpan/db';

/** A selection of a round at a site. */
export interface MiniBookKey {
  readonly siteId: number;
  readonly series: string;
  readonly draw: number;
  readonly game: string;
  readonly market: string;
  readonly pick: string;
}

export interface MiniBook extends MiniBookKey {
  /** What is staked on it and what would have to be paid, in minor units. */
  readonly stake: number;
  readonly payout: number;
}

const keyLists = (keys: readonly MiniBookKey[]) => [
  textList(keys.map(({ series }) => series)),
  plainList(keys.map(({ draw }) => draw)),
  plainList(keys.map(({ siteId }) => siteId)),
  textList(keys.map(({ game }) => game)),
  textList(keys.map(({ market }) => market)),
  textList(keys.map(({ pick }) => pick)),
];

const given = `unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[])`;

/** Opens the books that do not exist and locks them all in one order. Keys are distinct. */
export async function lockMiniBooks(tx: Tx, keys: readonly MiniBookKey[]): Promise<MiniBook[]> {
  const lock = () =>
    tx.prepared<MiniBook>(
      'minigame-books-lock',
      `select b.series, b.draw, b.site_id as "siteId", b.game, b.market, b.pick, b.stake, b.payout
         from minigame_book b
        where (b.series, b.draw, b.site_id, b.game, b.market, b.pick) in (select * from ${given})
        order by b.series, b.draw, b.site_id, b.game, b.market, b.pick for no key update`,
      keyLists(keys),
    );
  const known = await lock();
  if (known.length === keys.length) return known;
  await tx.prepared(
    'minigame-books-open',
    `insert into minigame_book (series, draw, site_id, game, market, pick) select * from ${given} order by 1, 2, 3, 4, 5, 6
     on conflict do nothing`,
    keyLists(keys),
  );
  return lock();
}

export interface MiniBookMove extends MiniBookKey {
  readonly bets: number;
  readonly stake: number;
  readonly payout: number;
}

/** Adds to books that are locked: one move for each of them. */
export async function addToMiniBooks(tx: Tx, moves: readonly MiniBookMove[]): Promise<void> {
  await tx.prepared(
    'minigame-books-add',
    `update minigame_book b set bets = b.bets + m.bets, stake = b.stake + m.stake, payout = b.payout + m.payout
       from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::bigint[], $9::bigint[])
            m (series, draw, site_id, game, market, pick, bets, stake, payout)
      where (b.series, b.draw, b.site_id, b.game, b.market, b.pick) = (m.series, m.draw, m.site_id, m.game, m.market, m.pick)`,
    [
      ...keyLists(moves),
      plainList(moves.map(({ bets }) => bets)),
      plainList(moves.map(({ stake }) => stake)),
      plainList(moves.map(({ payout }) => payout)),
    ],
  );
}

/** Deletes books of rounds long past: nothing reads them afterwards. Returns how many. */
export function pruneMiniBooks(tx: Pick<Tx, 'run'>, before: Date, limit: number): Promise<number> {
  return tx.run(
    `delete from minigame_book where ctid = any(array(
       select b.ctid from minigame_book b join draw_series s on s.series = b.series
        where s.first_draw_at + b.draw * s.every_ms * interval '1 millisecond' < $1 limit $2))`,
    [before, limit],
  );
}
