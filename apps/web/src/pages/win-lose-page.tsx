import { WinLoseSummary } from '../features/win-lose/win-lose.tsx';
import { MypagePage } from './mypage-page.tsx';

export function WinLosePage() {
  return (
    <MypagePage tab="winLose">
      <WinLoseSummary />
    </MypagePage>
  );
}
