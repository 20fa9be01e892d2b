import { Rotary } from '../features/rotary/rotary.tsx';
import { MypagePage } from './mypage-page.tsx';

export function RotaryPage() {
  return (
    <MypagePage tab="rotary">
      <Rotary />
    </MypagePage>
  );
}
