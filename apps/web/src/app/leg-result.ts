import type { Bet } from '@hanpan/contract';
import type { BadgeKind } from '@hanpan/ui';

export type LegResult = NonNullable<Bet['legs'][number]['result']> | 'wait';

const badges = {
  win: 'win',
  'half-win': 'win',
  void: 'void',
  'half-lose': 'lose',
  lose: 'lose',
  wait: 'wait',
} as const satisfies Record<LegResult, BadgeKind>;

/** The mark of what became of a leg; the word stands beside it. */
export function badgeOfLeg(result: LegResult): BadgeKind {
  return badges[result];
}
