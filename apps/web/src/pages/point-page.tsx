import { BelowConversions, CompConversion } from '../features/points/comp-conversion.tsx';
import { PointConversion } from '../features/points/point-conversion.tsx';
import { PointHistory } from '../features/points/point-history.tsx';
import { PointsFrame } from '../features/points/points-frame.tsx';
import { MypagePage } from './mypage-page.tsx';

export function PointListPage() {
  return (
    <MypagePage tab="point">
      <PointsFrame>
        <PointHistory key="every" view="every" />
      </PointsFrame>
    </MypagePage>
  );
}

export function PointUsePage() {
  return (
    <MypagePage tab="point">
      <PointsFrame>
        <PointHistory key="spent" view="spent" />
      </PointsFrame>
    </MypagePage>
  );
}

export function PointChangePage() {
  return (
    <MypagePage tab="point">
      <PointsFrame>
        <PointConversion />
        <CompConversion />
      </PointsFrame>
    </MypagePage>
  );
}

/** The phone's one page of points. */
export function PointMainPage() {
  return (
    <MypagePage tab="point">
      <PointsFrame hasTabs={false}>
        <PointConversion />
        <CompConversion />
        <BelowConversions>
          <PointHistory view="every" />
        </BelowConversions>
      </PointsFrame>
    </MypagePage>
  );
}
