import { useEffect, useRef } from 'react';

/** Whether what asks is still on the page: a call may be answered after its reader has gone elsewhere. */
export function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
