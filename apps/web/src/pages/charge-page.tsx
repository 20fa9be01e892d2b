import { useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import { CashFrame } from '../features/cash-desk/cash-frame.tsx';
import { CashDesk } from '../features/cash-desk/desk.tsx';

export function ChargePage() {
  const t = useText(cashTexts);
  return (
    <CashFrame title={t('cash.in.title')} lead={t('cash.in.lead')}>
      <CashDesk kind="in" />
    </CashFrame>
  );
}
