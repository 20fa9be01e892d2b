/** How many equally likely ways lead to each value: exact integers, whatever their size. */
export type Ways = ReadonlyMap<number, bigint>;

/** Each of first … last in one way. */
export function onceEach(first: number, last: number): Ways {
  return new Map(Array.from({ length: last - first + 1 }, (_, at) => [first + at, 1n]));
}

/**
 * In how many ways `count` different numbers of first … last have each sum. Counted number by number: a set either holds
 * the number or does not, so every set of 22 of 70 is counted, all 10^17 and more of them, without being listed.
 */
export function waysOfSums(
  count: number,
  { first, last }: { readonly first: number; readonly last: number },
): Ways {
  const byCount = Array.from({ length: count + 1 }, () => new Map<number, bigint>());
  byCount[0]?.set(0, 1n);
  for (let number = first; number <= last; number += 1) {
    // From large sets to small ones, so that no set holds the number twice.
    for (let size = count; size >= 1; size -= 1) addTo(byCount[size], byCount[size - 1], number);
  }
  return byCount[count] ?? new Map();
}

function addTo(
  larger: Map<number, bigint> | undefined,
  smaller: Map<number, bigint> | undefined,
  by: number,
): void {
  for (const [sum, ways] of smaller ?? []) larger?.set(sum + by, (larger.get(sum + by) ?? 0n) + ways);
}

export function allWays(ways: Ways): bigint {
  return [...ways.values()].reduce((sum, each) => sum + each, 0n);
}
