import { useEffect } from 'react';
import { holdPopups, usePopups } from './popups.ts';

/**
 * Whether a question that comes by itself and out of which only its buttons lead is shown now. The last minute of a session
 * and maintenance cannot wait for it; everything else does.
 */
export function useUrgentDialog(isReady: boolean): boolean {
  const isLate = usePopups(({ queue }) =>
    queue.some(({ kind }) => kind === 'idle' || kind === 'maintenance'),
  );
  useEffect(() => (isReady ? holdPopups() : undefined), [isReady]);
  return isReady && !isLate;
}
