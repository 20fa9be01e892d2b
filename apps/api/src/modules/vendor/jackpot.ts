import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { highestJackpot } from './vendor-store.ts';

/** The highest jackpot that a vendor of the site reports; null while none does. */
export async function jackpotOf(
  queryable: Queryable,
  siteId: number,
): Promise<AnswerOf<'/api/main'>['jackpot']> {
  const row = await highestJackpot(queryable, siteId);
  if (row === undefined) return null;
  return { vendorCode: row.code, vendorName: row.name, amount: row.amount, reportedAt: row.at.toISOString() };
}
