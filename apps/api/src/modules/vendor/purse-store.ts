import type { Queryable, Tx } from '@hanpan/db';

/** Whether two rows, `v` and `o`, are one purse at the vendor: it knows our players by the address and by how it names us. */
export const isSamePurse =
  "o.wallet_mode = 'transfer' and v.wallet_mode = 'transfer' and o.base_url = v.base_url and o.operator_id = v.operator_id";

/**
 * Whether another vendor keeps the money of its players at this address for this operator: one that is on, or one that is
 * off and where a game is still open, money still stands or a transfer is not finished. At the vendor the two would be one
 * purse, and what is withdrawn for one is the other's.
 */
export async function sharesPurse(
  tx: Tx,
  id: number,
  { baseUrl, operatorId }: { readonly baseUrl: string; readonly operatorId: string },
): Promise<boolean> {
  const others = await tx.rows<{ is_used: boolean }>(
    `select v.id <> $1 and (v.enabled
         or exists (select from game_session s where s.vendor_id = v.id and s.closed_at is null)
         or exists (select from game_transfer t where t.vendor_id = v.id and t.finished_at is null)
         or exists (select from site join ledger_account a
                      on a.site_id = site.id and a.kind = 'game:' || v.code and a.owner_id is not null and a.balance > 0)) as is_used
       from vendor v
      where v.wallet_mode = 'transfer' and v.base_url = $2 and v.operator_id = $3 order by v.id for update of v`,
    [id, baseUrl, operatorId],
  );
  return others.some(({ is_used }) => is_used);
}

/** The vendors that are off while another of the same purse is on, which lists the rounds of both. */
export async function vendorsReadByOthers(queryable: Queryable): Promise<ReadonlySet<number>> {
  const rows = await queryable.rows<{ id: number }>(
    `select v.id from vendor v
      where not v.enabled and exists (select from vendor o where o.enabled and ${isSamePurse})`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The codes of the other vendors of a vendor's purse: what it lists may be booked under theirs. */
export async function codesOfPurse(queryable: Queryable, vendorCode: string): Promise<string[]> {
  const rows = await queryable.rows<{ code: string }>(
    `select o.code from vendor v join vendor o on o.id <> v.id and ${isSamePurse} where v.code = $1 order by o.id`,
    [vendorCode],
  );
  return rows.map(({ code }) => code);
}
