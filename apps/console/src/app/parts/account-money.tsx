import { useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import type { ComponentProps } from 'react';

/** Accounts of the ledger that hold points, of members and of the house. */
const ofPoints: ReadonlySet<string> = new Set(['point', 'point-cost']);

interface AccountMoneyProps extends Omit<ComponentProps<typeof Money>, 'unit'> {
  /** The kind of the account. */
  readonly kind: string;
}

/** A sum of an account in what the account holds: points are no won. */
export function AccountMoney({ kind, ...money }: AccountMoneyProps) {
  const common = useText(commonTexts);
  return <Money {...money} unit={ofPoints.has(kind) ? common('common.point') : undefined} />;
}
