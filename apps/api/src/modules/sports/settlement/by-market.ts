/** Rows of many markets, by market, each market's in the order in which they come. */
export function byMarket<Row extends { readonly market_id: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.market_id);
    if (group === undefined) groups.set(row.market_id, [row]);
    else group.push(row);
  }
  return groups;
}
