import { type BlockerFn, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Back closes what fills the window of a phone, and leaves the page below where it is. */
export function useCloseOnBack(close: () => void): void {
  const { history } = useRouter();
  const latest = useEffectEvent(close);
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ action }: Parameters<BlockerFn>[0]) => {
          const isBack = action === 'BACK';
          if (isBack) latest();
          return isBack;
        },
      }),
    [history],
  );
}
