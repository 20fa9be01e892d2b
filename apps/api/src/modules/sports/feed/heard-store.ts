import { type Queryable, type Tx, textList } from '@hanpan/db';
import type { MarketPrices } from '../../../vendors/feeds/messages.ts';
import type { HeardMarket, HeardStop } from './market-standing.ts';

/** Keeps the latest of each market by the feed's clock; of one moment, the same one in whatever order they came. */
export async function saveHeardMarkets(
  tx: Tx,
  eventId: number,
  heard: readonly HeardMarket[],
): Promise<void> {
  await tx.run(
    `insert into feed_market (event_id, market_key, producer, prices, said_at)
     select $1, h.* from unnest($2::text[], $3::text[], $4::jsonb[], $5::timestamptz[]) h(key, producer, prices, said_at)
         order by h.key, h.producer
     on conflict (event_id, market_key, producer) do update set prices = excluded.prices, said_at = excluded.said_at
       where (feed_market.said_at, feed_market.prices::text) < (excluded.said_at, excluded.prices::text)`,
    [
      eventId,
      textList(heard.map(({ key }) => key)),
      textList(heard.map(({ producer }) => producer)),
      textList(heard.map(({ prices }) => JSON.stringify(prices))),
      heard.map(({ saidAtMs }) => new Date(saidAtMs)),
    ],
  );
}

export async function saveStops(tx: Tx, eventId: number, stops: readonly HeardStop[]): Promise<void> {
  await tx.run(
    `insert into feed_stop (event_id, part, producer, outcome, said_at)
     select $1, s.* from unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) s(part, producer, outcome, said_at)
     on conflict (event_id, part, producer, outcome) do update set said_at = greatest(feed_stop.said_at, excluded.said_at)`,
    [
      eventId,
      textList(stops.map(({ part }) => part)),
      textList(stops.map(({ producer }) => producer)),
      textList(stops.map(({ outcome }) => outcome)),
      stops.map(({ saidAtMs }) => new Date(saidAtMs)),
    ],
  );
}

export async function heardMarkets(queryable: Queryable, eventId: number): Promise<HeardMarket[]> {
  const rows = await queryable.rows<{ key: string; producer: string; prices: MarketPrices; said_at: Date }>(
    'select market_key as key, producer, prices, said_at from feed_market where event_id = $1 order by 1, 2',
    [eventId],
  );
  return rows.map(({ said_at, ...heard }) => ({ ...heard, saidAtMs: said_at.getTime() }));
}

/** With every settlement that the feed has said: what is settled is offered no more, unless it is offered anew after that. */
export async function heardStops(queryable: Queryable, eventId: number): Promise<HeardStop[]> {
  const rows = await queryable.rows<Omit<HeardStop, 'saidAtMs'> & { readonly said_at: Date }>(
    `select part, producer, outcome, said_at from feed_stop where event_id = $1
     union all
     select market_key, '', 'inactive', max(said_at) from feed_resolution
      where event_id = $1 and message->>'kind' = 'settlement' group by market_key
      order by 1, 2, 3`,
    [eventId],
  );
  return rows.map(({ said_at, ...stop }) => ({ ...stop, saidAtMs: said_at.getTime() }));
}
