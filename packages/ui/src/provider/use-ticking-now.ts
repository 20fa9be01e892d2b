import { useEffect, useState } from 'react';
import { useUi } from './ui-provider.tsx';

/** The server's time, refreshed on each full second while `running`. Milliseconds. */
export function useTickingNow(running = true): number {
  const { now } = useUi();
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = now();
      setNowMs(current);
      // Aligned to the second, so that two clocks on one page change together.
      timer = setTimeout(tick, 1000 - (current % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now, running]);
  return nowMs;
}
