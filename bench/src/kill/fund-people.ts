import { applicationRole, type Database, openDatabase } from '@hanpan/db';
import { flows, Ledger } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { makePeople, type Person, startingCash } from '../people.ts';
import { Books } from '../soak/books.ts';
import { siteId } from '../soak/plan.ts';

const startingPoints = amount(50_000_000);

export interface FundedPeople {
  readonly people: readonly Person[];
  /** What they hold, as their callers count it. */
  readonly books: Books;
}

/** Members with cash and points, a session and an open game each. */
export async function fundPeople(owner: Database, url: string, count: number): Promise<FundedPeople> {
  const application = openDatabase({ url, role: applicationRole, poolSize: 4 });
  const books = new Books();
  try {
    const people = await makePeople({ owner, application }, count);
    const ledger = new Ledger(application);
    for (const { memberId } of people) {
      const holder = { siteId, memberId };
      const points = flows.pointGrant({ holder, amount: startingPoints }, `bench:${memberId}`);
      await ledger.post(points);
      books.apply(points);
      books.apply(flows.adjustmentCredit({ holder, amount: startingCash }, `bench:${memberId}`));
    }
    return { people, books };
  } finally {
    await application.close();
  }
}
