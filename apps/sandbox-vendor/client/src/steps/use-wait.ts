import { useEffect, useState } from 'react';
import type { StepsController } from './steps-controller.ts';

const lookAgainMs = 200;

/** Whole seconds until the next round may begin, once one is over. */
export function useWait(controller: Pick<StepsController, 'waitMs'>, isOver: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      const waitMs = isOver ? controller.waitMs() : 0;
      setSeconds(Math.ceil(waitMs / 1000));
      if (waitMs > 0) timer = setTimeout(tell, Math.min(lookAgainMs, waitMs));
    };
    tell();
    return () => clearTimeout(timer);
  }, [controller, isOver]);
  return seconds;
}
