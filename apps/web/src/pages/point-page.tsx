import { BelowConversions, CompConversion } from '../features/points/comp-conversion.tsx';
import { PointConversion } from '../features/points/point-conversion.tsx';
import { PointHistory } from '../features/points/point-history.tsx';
import { PointsFrame } from '../features/points/points-frame.tsx';

export function PointListPage() {
  return (
    <PointsFrame>
      <PointHistory key="every" view="every" />
    </PointsFrame>
  );
}

export function PointUsePage() {
  return (
    <PointsFrame>
      <PointHistory key="spent" view="spent" />
    </PointsFrame>
  );
}

export function PointChangePage() {
  return (
    <PointsFrame>
      <PointConversion />
      <CompConversion />
    </PointsFrame>
  );
}

/** The phone's one page of points. */
export function PointMainPage() {
  return (
    <PointsFrame hasTabs={false}>
      <PointConversion />
      <CompConversion />
      <BelowConversions>
        <PointHistory view="every" />
      </BelowConversions>
    </PointsFrame>
  );
}
