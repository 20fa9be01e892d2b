import { AccountInfo } from '../features/account/account-info.tsx';
import { MypagePage } from './mypage-page.tsx';

/** WR-38, MR-09: the same on both layouts. */
export function InfoPage() {
  return (
    <MypagePage tab="info">
      <AccountInfo />
    </MypagePage>
  );
}
