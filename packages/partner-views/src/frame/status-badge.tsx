import { useText } from '@hanpan/client';
import type { TreeNode } from '@hanpan/contract';
import { partnerTexts } from '@hanpan/messages';
import { Badge, type BadgeKind } from '@hanpan/ui';

type Status = TreeNode['status'];

const kinds: Record<Status, BadgeKind> = {
  pending: 'wait',
  active: 'done',
  rejected: 'void',
  suspended: 'lose',
  closed: 'void',
};

export function StatusBadge({ status }: { status: Status }) {
  const t = useText(partnerTexts);
  return (
    <Badge kind={kinds[status]} size="sm">
      {t(`partner.status.${status}`)}
    </Badge>
  );
}
