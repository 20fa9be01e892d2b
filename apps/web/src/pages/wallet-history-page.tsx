import { WalletHistory } from '../features/wallet-history/wallet-history.tsx';
import { MypagePage } from './mypage-page.tsx';

export function WalletHistoryPage() {
  return (
    <MypagePage tab="walletHistory">
      <WalletHistory />
    </MypagePage>
  );
}
