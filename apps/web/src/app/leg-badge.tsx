import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { betTexts } from '@hanpan/messages';
import { type LegOutcome, readLegCode } from '@hanpan/rules';
import { Badge, type BadgeKind } from '@hanpan/ui';

const badges = {
  win: 'win',
  'half-win': 'win',
  void: 'void',
  'half-lose': 'lose',
  lose: 'lose',
  'dead-heat': 'win',
} as const satisfies Record<LegOutcome, BadgeKind>;

interface LegBadgeProps {
  /** Null while it is open. */
  readonly result: Bet['legs'][number]['result'];
  readonly size?: 'sm' | undefined;
}

/** What became of a leg: a mark and its word, and in a dead heat the share of the stake that won. */
export function LegBadge({ result, size }: LegBadgeProps) {
  const t = useText(betTexts);
  const leg = result && readLegCode(result);
  const share = leg?.result === 'dead-heat' ? `${leg.shareNumerator}/${leg.shareDenominator}` : '';
  return (
    <Badge kind={leg ? badges[leg.result] : 'wait'} size={size}>
      {t(`bet.leg.${leg?.result ?? 'wait'}`, { share })}
    </Badge>
  );
}
