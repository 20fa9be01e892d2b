import { LoadingRegion, SkeletonRows } from '@hanpan/ui';

export function PagePending() {
  return (
    <LoadingRegion>
      <SkeletonRows rows={10} columns={5} />
    </LoadingRegion>
  );
}
