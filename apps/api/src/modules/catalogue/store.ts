import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface BannerRow {
  readonly id: number;
  readonly art: string;
  readonly kicker: LocalText;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly action: LocalText;
  readonly target: string;
  readonly is_closed: boolean;
  readonly layout: 'both' | 'desktop' | 'mobile';
  /** Null: every language. */
  readonly locales: readonly string[] | null;
}

export type BannerKind = 'main' | 'popup' | 'login';

/** The banners of a kind that are open and shown at that moment, in order. */
export function openBanners(
  queryable: Queryable,
  { siteId, kind, at }: { siteId: number; kind: BannerKind; at: Date },
): Promise<BannerRow[]> {
  return queryable.rows(
    `select * from banner where site_id = $1 and kind = $2 and not is_closed
        and coalesce(starts_at <= $3, true) and coalesce(ends_at > $3, true) order by ord, id`,
    [siteId, kind, at],
  );
}

export interface NoticeRow {
  readonly id: number;
  readonly category: string;
  readonly title: LocalText;
  readonly published_at: Date;
}

export function latestNotices(queryable: Queryable, siteId: number, limit: number): Promise<NoticeRow[]> {
  return queryable.rows(
    'select id, category, title, published_at from notice where site_id = $1 order by published_at desc, id desc limit $2',
    [siteId, limit],
  );
}

/** The approved requests of a kind that were processed last, with the members' full ids: mask them. */
export function latestProcessed(
  queryable: Queryable,
  siteId: number,
  kind: 'in' | 'out',
  limit: number,
): Promise<{ mem_id: string; amount: Amount; processed_at: Date }[]> {
  return queryable.rows(
    `select m.mem_id, c.amount, c.processed_at from counted_cash c join member_card m on m.id = c.member_id
      where c.site_id = $1 and c.kind = $2 order by c.processed_at desc limit $3`,
    [siteId, kind, limit],
  );
}
