import { AccountInfo } from '../features/account/account-info.tsx';
import { MyPlaces } from '../features/account/my-places.tsx';
import { MypagePage } from './mypage-page.tsx';

/** WR-38, MR-09: one's own details, a page among the others of one's own. */
export function InfoPage() {
  return (
    <MypagePage tab="info">
      <AccountInfo />
    </MypagePage>
  );
}

/** MR-09: where the bar of a phone leads. Every place of one's own at once, in place of the row of tabs, and below them the details. */
export function MyInfoPage() {
  return (
    <MypagePage tab="info" places={<MyPlaces />}>
      <AccountInfo />
    </MypagePage>
  );
}
