import { useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import { CashFrame } from '../features/cash-desk/cash-frame.tsx';
import { CashHistory } from '../features/cash-desk/cash-history.tsx';

export function CashListPage({ kind }: { kind: 'in' | 'out' }) {
  const t = useText(cashTexts);
  return (
    <CashFrame title={t('cash.list.title')}>
      <CashHistory key={kind} kind={kind} />
    </CashFrame>
  );
}
