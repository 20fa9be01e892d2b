import { type BeaconCheck, beaconCheckOf, quicknet } from '@hanpan/rules';
import { useEffect, useState } from 'react';

/**
 * What checks the signatures of a beacon, fetched where a proof has one: it is larger than the page. Undefined until then, and
 * where it cannot be fetched: what was not checked stays open on the page.
 */
export function useBeaconCheck(isNeeded: boolean): BeaconCheck | undefined {
  const [check, setCheck] = useState<{ readonly run: BeaconCheck }>();
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    import('@hanpan/beacon').then(
      ({ isSignedRound }) => {
        if (!isGone) setCheck({ run: beaconCheckOf([quicknet], isSignedRound) });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return check?.run;
}
