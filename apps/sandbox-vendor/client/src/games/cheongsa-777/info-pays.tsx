import type { LinesInfo } from '../../../../src/games/cheongsa-777/play-api.ts';
import type { InfoProps } from '../../cabinet/info-props.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { MostWin } from '../../slot/most-win.tsx';
import { symbolName } from '../../slot/symbol-name.ts';
import { SymbolPays, SymbolPicture } from '../../slot/symbol-pays.tsx';
import { texts } from './messages.ts';

export function InfoPays({ view, game, t }: InfoProps<LinesInfo>) {
  const text = gameTranslator(texts, view.lang);
  const lineStake = view.stakeAmount / game.lines.length;
  const wild = symbolName('lantern', game.art, t);
  const scatter = symbolName('moon', game.art, t);
  const rows = game.paytable.map(({ symbol, pays }) => ({
    symbol,
    pays: [5, 4, 3].map((count) => ({ count, amount: (pays[count - 3] ?? 0) * lineStake })),
  }));
  return (
    <>
      <p>{text('paysHelp', { stake: view.stakeAmount })}</p>
      <MostWin game={game} t={t} />
      <SymbolPays art={game.art} t={t} rows={rows} />
      <div className="special">
        <SymbolPicture symbol="lantern" art={game.art} alt="" />
        <p>{text('wildRule', { wild, scatter })}</p>
      </div>
      <div className="special">
        <SymbolPicture symbol="moon" art={game.art} alt="" />
        <div>
          <p>{text('scatterRule', { scatter })}</p>
          <ul>
            {game.scatterPays.map(({ count, pays, freeSpins }) => (
              <li key={count}>
                {text('scatterRow', {
                  scatter,
                  count,
                  pays: pays * view.stakeAmount,
                  spins: freeSpins,
                })}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
