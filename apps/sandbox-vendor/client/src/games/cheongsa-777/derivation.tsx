import type { LinesInfo } from '../../../../src/games/cheongsa-777/play-api.ts';
import type { InfoProps } from '../../cabinet/info-props.ts';
import { formatPercent, formatWon } from '../../cabinet/money.tsx';
import { gameTranslator } from '../../messages/translate.ts';
import { symbolName } from '../../slot/symbol-name.ts';
import { texts } from './messages.ts';

/** How the return comes about, and how often what happens. */
export function Derivation({ view, game, t }: InfoProps<LinesInfo>) {
  const text = gameTranslator(texts, view.lang);
  const { returns } = game;
  return (
    <>
      <p>{text('how', { exact: returns.exact })}</p>
      <p>
        {text('parts', {
          lines: formatPercent(returns.linesBasisPoints),
          scatter: formatPercent(returns.scatterBasisPoints),
          free: formatPercent(returns.freeSpinsBasisPoints),
        })}
      </p>
      <p>
        {t('info.hitShare', { hit: formatPercent(returns.hitBasisPoints) })}{' '}
        {text('chances', {
          free: returns.freeSpinsEvery,
          top: symbolName('seven', game.art, t),
          topEvery: formatWon(returns.topLineEvery),
        })}
      </p>
    </>
  );
}
