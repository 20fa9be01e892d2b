import { useText } from '@hanpan/client';
import type { OwnLimit } from '@hanpan/contract';
import { protectionTexts } from '@hanpan/messages';
import { formatTime, useUi } from '@hanpan/ui';
import { useMemo } from 'react';
import { useDuration } from '../../app/use-duration.ts';

const unbroken = '\u00a0';

type Named = Pick<OwnLimit, 'kind' | 'period'>;

/** Limits in words: their names, their values in won or in time, and the moments at which a wish can be confirmed. */
export function useLimitWords() {
  const t = useText(protectionTexts);
  const duration = useDuration();
  const { locale, timeZone } = useUi();
  return useMemo(
    () => ({
      nameOf: ({ kind, period }: Named) =>
        kind === 'time'
          ? t('protection.kind.time')
          : `${t(`protection.kind.${kind}`)} (${t(`protection.period.${period}`)})`,
      sayValue: ({ kind }: Named, value: number | null) => {
        if (value === null) return t('protection.none');
        return kind === 'time' ? duration(value) : t('protection.money', { amount: value });
      },
      // Within a sentence, where a line may end anywhere but in a date.
      at: (atMs: number) =>
        formatTime(atMs, 'dateTime', { locale, timeZone, zone: false }).replaceAll(' ', unbroken),
    }),
    [t, duration, locale, timeZone],
  );
}
