import type { OddsMilli } from '@hanpan/money';
import { useEffect, useRef, useState } from 'react';

export type PriceMove = 'up' | 'down';

/** How long a changed price stays marked; the same as the token `--t-flash` at full motion. */
const markedMs = 1600;

/** Which way the price went, for 1.6 s after it changed. The first price is no move. */
export function usePriceMove(odds: OddsMilli): PriceMove | undefined {
  const [move, setMove] = useState<PriceMove>();
  const last = useRef(odds);
  useEffect(() => {
    if (odds === last.current) return;
    setMove(odds > last.current ? 'up' : 'down');
    last.current = odds;
    const timer = setTimeout(() => setMove(undefined), markedMs);
    return () => clearTimeout(timer);
  }, [odds]);
  return move;
}
