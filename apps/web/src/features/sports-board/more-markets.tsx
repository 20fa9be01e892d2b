import { useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import { MarketCell, type MarketCellProps } from './market-cell.tsx';
import type { Market, MarketKind } from './model.ts';
import styles from './more-markets.module.css';

export interface MoreMarketsProps extends Omit<MarketCellProps, 'market' | 'className'> {
  readonly markets: readonly Market[];
}

const kinds: readonly MarketKind[] = ['WDL', 'AH', 'UO'];

/** Every line that does not fit into the row, by kind and in order. */
export function MoreMarkets({ markets, ...cell }: MoreMarketsProps) {
  const t = useText(sportsTexts);
  return (
    <div className={styles.panel}>
      {kinds.map((kind) => {
        const lines = markets
          .filter((market) => market.kind === kind)
          .sort((a, b) => (a.lineQuarters ?? 0) - (b.lineQuarters ?? 0));
        if (lines.length === 0) return null;
        return (
          <section key={kind} className={styles.kind}>
            <h3 className={styles.title}>{t(`sports.column.${kind}`)}</h3>
            {lines.map((market) => (
              <MarketCell key={market.marketId} {...cell} market={market} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
