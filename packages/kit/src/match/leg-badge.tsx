import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { betTexts } from '@hanpan/messages';
import { Badge, type BadgeKind } from '@hanpan/ui';

type Result = Bet['legs'][number]['result'];
/** A dead heat without the share that won. */
type Outcome = Exclude<NonNullable<Result>, `${string}:${string}`> | 'dead-heat';

const badges = {
  win: 'win',
  'half-win': 'win',
  void: 'void',
  'half-lose': 'lose',
  lose: 'lose',
  'dead-heat': 'win',
} as const satisfies Record<Outcome, BadgeKind>;

function outcomeOf(result: NonNullable<Result>): { readonly outcome: Outcome; readonly share: string } {
  const [outcome, share = ''] = result.split(':');
  return { outcome: outcome as Outcome, share };
}

interface LegBadgeProps {
  /** Null while it is open. */
  readonly result: Result;
  readonly size?: 'sm' | undefined;
}

/** What became of a leg: a mark and its word, and in a dead heat the share of the stake that won. */
export function LegBadge({ result, size }: LegBadgeProps) {
  const t = useText(betTexts);
  const leg = result && outcomeOf(result);
  return (
    <Badge kind={leg ? badges[leg.outcome] : 'wait'} size={size}>
      {t(`bet.leg.${leg?.outcome ?? 'wait'}`, { share: leg?.share ?? '' })}
    </Badge>
  );
}
