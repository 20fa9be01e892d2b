import { useText } from '@hanpan/client';
import { realityCheckTexts } from '@hanpan/messages';
import { useCallback } from 'react';

/** Minutes in words: "45 min", "2 h", "2 h 15 min". */
export function useDuration(): (minutes: number) => string {
  const t = useText(realityCheckTexts);
  return useCallback(
    (all) => {
      const hours = Math.floor(all / 60);
      const minutes = all % 60;
      if (hours === 0) return t('realityCheck.minutes', { minutes });
      return minutes === 0
        ? t('realityCheck.hours', { hours })
        : t('realityCheck.hoursMinutes', { hours, minutes });
    },
    [t],
  );
}
