import { useText } from '@hanpan/client';
import type { SettlementState } from '@hanpan/contract';
import { partnerTexts } from '@hanpan/messages';
import { Badge, type BadgeKind } from '@hanpan/ui';

const kinds: Record<SettlementState, BadgeKind> = {
  open: 'plain',
  waiting: 'wait',
  done: 'done',
  dropped: 'void',
};

export function SettlementBadge({ state }: { state: SettlementState }) {
  const t = useText(partnerTexts);
  return (
    <Badge kind={kinds[state]} size="sm">
      {t(`partner.settlement.${state}`)}
    </Badge>
  );
}
