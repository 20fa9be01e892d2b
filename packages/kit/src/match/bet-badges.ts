import type { DataOf } from '@hanpan/contract';
import type { BadgeKind } from '@hanpan/ui';

type BetType = DataOf<'/api/bet/betlistNew'>['list'][number]['type'];

/** The mark of a bet in a list, by what became of it. */
export const betBadges: Readonly<Record<BetType, BadgeKind>> = {
  win: 'win',
  lose: 'lose',
  draw: 'void',
  wait: 'wait',
  other: 'void',
};
