import { type ReactNode, useEffect, useState } from 'react';
import type { ActualReturn } from '../../../src/play/play-api.ts';
import { formatHundredths } from '../messages/figures.ts';
import type { InfoProps } from './info-props.ts';

/** The return and how it is derived, beside the actual return. */
export function InfoReturns({ view, game, t, api, children }: InfoProps & { children: ReactNode }) {
  const [actual, setActual] = useState<ActualReturn>();
  useEffect(() => {
    void api.actualReturn().then(setActual, () => undefined);
  }, [api]);
  return (
    <>
      <h3>{t('info.rtpHeadline', { rtp: formatHundredths(game.returns.basisPoints, t.lang) })}</h3>
      {children}
      <p>{t('info.longRun')}</p>
      {actual && <p>{actualText(actual, view.lang, t)}</p>}
    </>
  );
}

/** What fewer rounds returned is chance and says nothing about a game. */
const enoughRounds = 1000;

function actualText(actual: ActualReturn, lang: string, t: InfoProps['t']): string {
  // Of rounds whose stakes were all given back nothing can be said either.
  if (actual.stakedAmount === 0 || actual.sinceMs === null) return t('info.actualNone');
  if (actual.rounds < enoughRounds)
    return t('info.actualSoon', { least: enoughRounds, rounds: actual.rounds });
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(actual.sinceMs);
  const basisPoints = Math.floor((actual.returnedAmount * 10_000) / actual.stakedAmount);
  return t('info.actual', { rtp: formatHundredths(basisPoints, t.lang), rounds: actual.rounds, date });
}
