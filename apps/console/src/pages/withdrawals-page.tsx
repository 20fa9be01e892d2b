import { CashPage } from './cash-page.tsx';

export function WithdrawalsPage() {
  return <CashPage key="out" kind="out" />;
}
