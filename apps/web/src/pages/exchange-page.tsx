import { useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import { CashFrame } from '../features/cash-desk/cash-frame.tsx';
import { CashDesk } from '../features/cash-desk/desk.tsx';

export function ExchangePage() {
  const t = useText(cashTexts);
  return (
    <CashFrame title={t('cash.out.title')} lead={t('cash.out.lead')}>
      <CashDesk kind="out" />
    </CashFrame>
  );
}
