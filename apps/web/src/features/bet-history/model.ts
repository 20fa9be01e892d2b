import type { Bet, DataOf } from '@hanpan/contract';
import type { BadgeKind } from '@hanpan/ui';

export type HistoryEntry = DataOf<'/api/bet/betlistNew'>['list'][number];
/** Game types that have their own name; any other is shown as other. */
const namedTypes = ['sports', 'slot', 'casino', 'hotelCasino', 'mini'] as const;
export type NamedType = (typeof namedTypes)[number];
export type FamilyFilter = 'all' | 'sports' | 'slot';
export type SportBets = DataOf<'/api/bet/sportBetlist'>;
export type LegResult = NonNullable<Bet['legs'][number]['result']> | 'wait';

export const familyFilters: readonly FamilyFilter[] = ['all', 'sports', 'slot'];

const badgeByType = { win: 'win', lose: 'lose', draw: 'void', wait: 'wait', other: 'void' } as const;

export function badgeOfType(type: HistoryEntry['type']): BadgeKind {
  return badgeByType[type];
}

const badgeByLeg = {
  win: 'win',
  'half-win': 'win',
  void: 'void',
  'half-lose': 'lose',
  lose: 'lose',
  wait: 'wait',
} as const;

export function badgeOfLeg(result: LegResult): BadgeKind {
  return badgeByLeg[result];
}

export function namedTypeOf({ gameType }: HistoryEntry): NamedType | 'other' {
  return namedTypes.find((each) => each === gameType) ?? 'other';
}

/** A pushed bet into a page of bets that holds it already; anything else is left as it is. */
export function replaceBet(held: SportBets | undefined, pushed: Bet): SportBets | undefined {
  if (held?.list.some((bet) => bet.betIdx === pushed.betIdx) !== true) return held;
  return { ...held, list: held.list.map((bet) => (bet.betIdx === pushed.betIdx ? pushed : bet)) };
}

/**
 * Finds one bet in the pages of sports bets, which are newest first like the history, so that the bet of the
 * history's n-th page is never behind the n-th page here. Newer bets may have pushed it one page further.
 */
export async function findBet(
  readPage: (page: number) => Promise<SportBets>,
  betIdx: number,
  historyPage: number,
): Promise<Bet | null> {
  for (let page = 1; page <= historyPage + 1; page += 1) {
    const { list, pageInfo } = await readPage(page);
    const found = list.find((bet) => bet.betIdx === betIdx);
    if (found) return found;
    if (page * pageInfo.count_per_list >= pageInfo.total) return null;
  }
  return null;
}
