import { useState } from 'react';
import { shortAmount } from '../rooms/amounts.ts';
import { OddsButton } from './odds-button.tsx';
import type { MarketProps } from './parts.ts';

interface TabbedMarketProps<Tab extends string> extends Omit<MarketProps, 'card'> {
  /** The bets of each tab, in the order in which they stand. */
  bets: Readonly<Record<Tab, readonly string[]>>;
  tabs: readonly [Tab, ...Tab[]];
  tabName: (tab: Tab) => string;
  /** Which match it is. */
  title: string;
  odds: Readonly<Record<string, number>>;
  labelOf: (bet: string) => string;
  className: string;
}

/** The bets on a match: a tab at a time where it is narrow, all at once where there is room for them. */
export function TabbedMarket<Tab extends string>(props: TabbedMarketProps<Tab>) {
  const { bets, tabs, tabName, title, odds, labelOf, className, ...press } = props;
  const [chosen, setChosen] = useState<Tab>(tabs[0]);
  return (
    <>
      <nav className="market-tabs">
        {tabs.map((tab) => (
          <button key={tab} type="button" aria-pressed={tab === chosen} onClick={() => setChosen(tab)}>
            {tabName(tab)}
            <TabStake bets={bets[tab]} own={press.own} laid={press.laid} lang={press.lang} />
          </button>
        ))}
      </nav>
      <p className="tiny market-title">{title}</p>
      <div className="market-all" data-game={className}>
        {tabs.map((tab) => (
          <section key={tab} className="market-one" data-market={tab} data-chosen={tab === chosen}>
            <h2>{tabName(tab)}</h2>
            <div className={className} data-market={tab}>
              {bets[tab].map((bet) => (
                <OddsButton key={bet} {...press} bet={bet} label={labelOf(bet)} showLabel odds={odds[bet]} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

interface TabStakeProps extends Pick<MarketProps, 'own' | 'laid' | 'lang'> {
  bets: readonly string[];
}

/** What the player has on the bets of a tab, which may not be in sight. */
export function TabStake({ bets, own, laid, lang }: TabStakeProps) {
  const mine = bets.reduce((sum, bet) => sum + (own[bet] ?? 0) + (laid[bet] ?? 0), 0);
  return mine > 0 && <em className="num">{shortAmount(mine, lang)}</em>;
}
