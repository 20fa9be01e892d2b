import { useEffect, useState } from 'react';
import type { ActualReturn } from '../../../src/play/play-api.ts';
import type { InfoProps } from './info-props.ts';
import { formatPercent, formatWon } from './money.tsx';

/** The return and how it is derived, beside the actual return. */
export function InfoReturns({ view, game, t, api }: InfoProps) {
  const { returns } = game;
  const [actual, setActual] = useState<ActualReturn>();
  useEffect(() => {
    void api.actualReturn().then(setActual, () => undefined);
  }, [api]);
  return (
    <>
      <h3>{t('info.rtpHeadline', { rtp: formatPercent(returns.basisPoints) })}</h3>
      <p>{t('info.rtpHow', { exact: returns.exact })}</p>
      <p>
        {t('info.rtpLines', {
          lines: formatPercent(returns.linesBasisPoints),
          scatter: formatPercent(returns.scatterBasisPoints),
          free: formatPercent(returns.freeSpinsBasisPoints),
        })}
      </p>
      <p>
        {t('info.hit', {
          hit: formatPercent(returns.hitBasisPoints),
          free: returns.freeSpinsEvery,
          top: formatWon(returns.topLineEvery),
        })}
      </p>
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
