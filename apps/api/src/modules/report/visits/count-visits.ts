import { type BodyOf, visitFigures } from '@hanpan/contract';
import { type Database, GroupWriter } from '@hanpan/db';
import { addVisits, type VisitCount, type VisitKey } from './visit-store.ts';

/** What one visit told, with the site and the day that it is counted for. */
export type ToldVisit = Omit<BodyOf<'/api/etc/visit'>, 'siteId'> & {
  readonly siteId: number;
  readonly day: string;
};

const nameOf = ({ siteId, day, page, reader, layout, figure, bucket }: VisitKey) =>
  `${siteId} ${day} ${page} ${reader} ${layout} ${figure} ${bucket}`;

/** Visits as counts: as many rows as there are different buckets among them, however many visits there are. */
export function countsOf(visits: readonly ToldVisit[]): VisitCount[] {
  const counts = new Map<string, VisitCount>();
  for (const visit of visits) {
    for (const figure of visitFigures) {
      const bucket = visit[figure];
      if (bucket === undefined) continue;
      const { siteId, day, page, reader, layout } = visit;
      const key = { siteId, day, page, reader, layout, figure, bucket };
      const name = nameOf(key);
      counts.set(name, { ...key, visits: (counts.get(name)?.visits ?? 0) + 1 });
    }
  }
  return [...counts.values()];
}

/**
 * Counts visits in lots: those that are told while the last lot is written are the next one, with one statement. Whoever tells one
 * is answered when it is counted, so that none is lost where a server ends. A lot that was sent when its connection broke may have
 * been counted and is left at that: a histogram takes nothing back, and is of a part of the visits anyway.
 */
export class VisitCounter {
  readonly #writer: GroupWriter<ToldVisit, void>;

  constructor(database: Database) {
    let keys = 0;
    this.#writer = new GroupWriter<ToldVisit, void>(database, {
      // Every visit counts, however alike they are.
      keyOf: () => {
        keys += 1;
        return String(keys);
      },
      write: async (connection, visits, { lookUp }) => {
        if (!lookUp) await addVisits(connection, countsOf(visits));
        return visits.map(() => undefined);
      },
    });
  }

  count(visit: ToldVisit): Promise<void> {
    return this.#writer.write(visit);
  }
}
