import type { Queryable } from '@hanpan/db';

/** Forgets from where bets of before then were asked for; none younger than five years. Returns how many they were. */
export async function forgetMiniPlaces(queryable: Queryable, before: Date, limit: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select minigame_bet_place_forget($1::timestamptz, $2::int) as count',
    [before, limit],
  );
  return row?.count ?? 0;
}
