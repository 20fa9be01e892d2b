import type { LinesInfo } from '../../../../src/games/cheongsa-777/play-api.ts';
import type { InfoProps } from '../../cabinet/info-props.ts';
import { formatHundredths } from '../../messages/figures.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { ExactReturn, Volatility } from '../../slot/return-figures.tsx';
import { symbolName } from '../../slot/symbol-name.ts';
import { texts } from './messages.ts';

/** How the return comes about, and how often what happens. */
export function Derivation({ view, game, t }: InfoProps<LinesInfo>) {
  const text = gameTranslator(texts, view.lang);
  const { returns } = game;
  return (
    <>
      <p>{text('how')}</p>
      <ExactReturn exact={returns.exact} t={t} />
      <p>
        {text('parts', {
          lines: formatHundredths(returns.linesBasisPoints, t.lang),
          scatter: formatHundredths(returns.scatterBasisPoints, t.lang),
          free: formatHundredths(returns.freeSpinsBasisPoints, t.lang),
        })}
      </p>
      <p>
        {t('info.hitShare', { hit: formatHundredths(returns.hitBasisPoints, t.lang) })}{' '}
        {text('chances', {
          free: returns.freeSpinsEvery,
          top: symbolName('seven', game.art, t),
          topEvery: returns.topLineEvery,
        })}
      </p>
      <Volatility game={game} t={t} />
    </>
  );
}
