import { CashPage } from './cash-page.tsx';

export function DepositsPage() {
  return <CashPage key="in" kind="in" />;
}
