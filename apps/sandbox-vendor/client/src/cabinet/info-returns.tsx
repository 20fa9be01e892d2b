import { type ReactNode, useEffect, useState } from 'react';
import type { ActualReturn } from '../../../src/play/play-api.ts';
import type { InfoProps } from './info-props.ts';
import { formatPercent, formatWon } from './money.tsx';

/** The return and how it is derived, beside the actual return. */
export function InfoReturns({ view, game, t, api, children }: InfoProps & { children: ReactNode }) {
  const [actual, setActual] = useState<ActualReturn>();
  useEffect(() => {
    void api.actualReturn().then(setActual, () => undefined);
  }, [api]);
  return (
    <>
      <h3>{t('info.rtpHeadline', { rtp: formatPercent(game.returns.basisPoints) })}</h3>
      {children}
      <p>{t('info.longRun')}</p>
      {actual && <p>{actualText(actual, view.lang, t)}</p>}
    </>
  );
}

function actualText(actual: ActualReturn, lang: string, t: InfoProps['t']): string {
  if (actual.rounds === 0 || actual.sinceMs === null) return t('info.actualNone');
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(actual.sinceMs);
  const basisPoints = Math.floor((actual.returnedAmount * 10_000) / actual.stakedAmount);
  return t('info.actual', { rtp: formatPercent(basisPoints), rounds: formatWon(actual.rounds), date });
}
