import type { ReelInfo } from '../../../src/games/slot-api.ts';
import { roundTablePath } from '../api.ts';
import type { InfoPages } from '../cabinet/info-panel.tsx';
import type { InfoProps } from '../cabinet/info-props.ts';
import { formatHundredths } from '../messages/figures.ts';
import type { Lang } from '../messages/texts.ts';
import { fill } from '../messages/translate.ts';
import { InfoLimits } from './info-limits.tsx';
import { MostWin } from './most-win.tsx';
import type { FeatureTexts } from './play-events.ts';
import { PotWins } from './pots.tsx';
import { ExactReturn, Volatility } from './return-figures.tsx';
import { symbolName } from './symbol-name.ts';
import { SymbolPays, SymbolPicture } from './symbol-pays.tsx';

/**
 * What a game says of itself. Numbers of the rules stand as `{name}` and are filled in from what the server sends, so
 * that a text cannot say another number than the rules.
 */
export type ReelTexts = Readonly<
  Record<
    Lang,
    FeatureTexts & {
      /** Above the paytable; knows {stake}. */
      pays: string;
      wild: string | null;
      special: string | null;
      rules: readonly string[];
      /** How the return was worked out. */
      how: string;
    }
  >
>;

export function reelInfoPages(texts: ReelTexts): InfoPages<ReelInfo> {
  const valuesOf = ({ game, view, t }: InfoProps<ReelInfo>) => ({
    ...game.facts,
    stake: view.stakeAmount,
    wild: symbolName('wild', game.art, t),
    special: symbolName('scatter', game.art, t),
  });

  return {
    Pays(props) {
      const { game, view, t } = props;
      const text = texts[view.lang];
      const values = valuesOf(props);
      const rows = game.pays.map(({ symbol, pays }) => ({
        symbol,
        pays: pays.map(({ count, hundredths }) => ({ count, amount: (hundredths * view.stakeAmount) / 100 })),
      }));
      return (
        <>
          <p>{fill(text.pays, props.t.lang, values)}</p>
          <MostWin game={game} t={t} />
          <SymbolPays art={game.art} t={t} rows={rows} />
          {(['wild', 'special'] as const).map((name) => {
            const said = text[name];
            return (
              said !== null && (
                <div className="special" key={name}>
                  <SymbolPicture symbol={name === 'wild' ? 'wild' : 'scatter'} art={game.art} alt="" />
                  <p>{fill(said, props.t.lang, values)}</p>
                </div>
              )
            );
          })}
        </>
      );
    },
    Rules(props) {
      const { view, game, api, t } = props;
      return (
        <>
          {texts[view.lang].rules.map((rule) => (
            <p key={rule}>{fill(rule, props.t.lang, valuesOf(props))}</p>
          ))}
          {game.hasPots && view.mode === 'play' && <PotWins api={api} t={t} lang={view.lang} />}
          <InfoLimits {...props} />
        </>
      );
    },
    Derivation(props) {
      const { view, game, t } = props;
      const { returns, tableHash } = game;
      return (
        <>
          <p>{fill(texts[view.lang].how, props.t.lang, valuesOf(props))}</p>
          <ExactReturn exact={returns.exact} t={t} />
          <p>
            {returns.parts
              .map(
                ({ name, basisPoints }) => `${t(`part.${name}`)} ${formatHundredths(basisPoints, t.lang)}%`,
              )
              .join(' · ')}
          </p>
          <p>
            {t('info.hitShare', { hit: formatHundredths(returns.hitBasisPoints, t.lang) })}{' '}
            {returns.chances.map(({ name, every }) => t(`chance.${name}`, { every })).join(' ')}
          </p>
          <Volatility game={game} t={t} />
          {tableHash && (
            <p>
              {t('info.tableHash')} <span className="exact">{tableHash}</span>{' '}
              <a href={roundTablePath(game.page)} download>
                {t('info.tableFile')}
              </a>
            </p>
          )}
        </>
      );
    },
  };
}
