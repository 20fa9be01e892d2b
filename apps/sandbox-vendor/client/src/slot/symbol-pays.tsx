import type { SlotInfo } from '../../../src/games/slot-api.ts';
import { symbolArt } from '../art/symbol-art.ts';
import { Money } from '../cabinet/money.tsx';
import type { Translate } from '../messages/translate.ts';
import { symbolName } from './symbol-name.ts';

interface SymbolPaysProps {
  art: SlotInfo['art'];
  t: Translate;
  /** What each number of a symbol pays at the stake that is set, the highest first. */
  rows: readonly { symbol: string; pays: readonly { count: string | number; amount: number }[] }[];
}

/** The paytable: sums, not factors. */
export function SymbolPays({ art, t, rows }: SymbolPaysProps) {
  return (
    <ul className="pays">
      {rows.map(({ symbol, pays }) => (
        <li key={symbol}>
          <SymbolPicture symbol={symbol} art={art} alt={symbolName(symbol, art, t)} />
          <dl>
            {pays.map(({ count, amount }) => (
              <div key={count}>
                <dt>{count}</dt>
                <dd>
                  <Money value={amount} t={t} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function SymbolPicture({ symbol, art, alt }: { symbol: string; art: SlotInfo['art']; alt: string }) {
  const picture = art[symbol];
  return picture && <img src={symbolArt[picture]} alt={alt} />;
}
