import { AccountInfo } from '../features/account/account-info.tsx';

/** WR-38, MR-09: the same on both layouts. */
export function InfoPage() {
  return <AccountInfo />;
}
