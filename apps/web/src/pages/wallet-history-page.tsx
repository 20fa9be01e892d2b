import { WalletHistory } from '../features/wallet-history/wallet-history.tsx';

export function WalletHistoryPage() {
  return <WalletHistory />;
}
