import { symbolArt } from '../art/symbol-art.ts';
import type { InfoProps } from './info-props.ts';
import { formatWon, Money } from './money.tsx';

/** The paytable at the stake that is set: sums, not factors. */
export function InfoPays({ view, game, t }: InfoProps) {
  const lineStake = view.stakeAmount / game.lines.length;
  return (
    <>
      <p>{t('info.paysHelp', { stake: formatWon(view.stakeAmount) })}</p>
      <ul className="pays">
        {game.paytable.map(({ symbol, pays }) => (
          <li key={symbol}>
            <img src={symbolArt[symbol]} alt={t(`symbol.${symbol}`)} />
            <dl>
              {[5, 4, 3].map((count) => (
                <div key={count}>
                  <dt>{count}</dt>
                  <dd>
                    <Money value={(pays[count - 3] ?? 0) * lineStake} t={t} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="special">
        <img src={symbolArt.lantern} alt="" />
        <p>{t('info.lanternRule')}</p>
      </div>
      <div className="special">
        <img src={symbolArt.moon} alt="" />
        <div>
          <p>{t('info.moonRule')}</p>
          <ul>
            {game.scatterPays.map(({ count, pays, freeSpins }) => (
              <li key={count}>
                {t('info.moonRow', { count, pays: formatWon(pays * view.stakeAmount), spins: freeSpins })}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
