import { useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import type { ReactNode } from 'react';
import { PartFrame } from '../../app/part-frame.tsx';

const tabs = [
  { to: 'charge', name: 'cash.tab.in' },
  { to: 'exchange', name: 'cash.tab.out' },
  { to: 'chargeList', name: 'cash.tab.inList' },
  { to: 'exchangeList', name: 'cash.tab.outList' },
] as const;

export interface CashFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Title and the four pages of the cash desk. */
export function CashFrame({ title, lead, children }: CashFrameProps) {
  const t = useText(cashTexts);
  return (
    <PartFrame
      title={title}
      lead={lead}
      label={t('cash.tabs')}
      tabs={tabs.map(({ to, name }) => ({ to, name: t(name) }))}
    >
      {children}
    </PartFrame>
  );
}
