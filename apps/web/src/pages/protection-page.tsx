import { ProtectionView } from '../features/protection/protection-view.tsx';
import { MypagePage } from './mypage-page.tsx';

/** RG-1 … RG-3, RG-7, RG-13, FND-8 and FND-10: the same on both layouts. */
export function ProtectionPage() {
  return (
    <MypagePage tab="protection">
      <ProtectionView />
    </MypagePage>
  );
}
