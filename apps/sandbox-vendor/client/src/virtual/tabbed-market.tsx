import { useState } from 'react';
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

/** The bets on a match, a tab at a time. */
export function TabbedMarket<Tab extends string>(props: TabbedMarketProps<Tab>) {
  const { bets, tabs, tabName, title, odds, labelOf, className, ...press } = props;
  const [shown, setShown] = useState<Tab>(tabs[0]);
  return (
    <>
      <nav className="market-tabs">
        {tabs.map((tab) => (
          <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => setShown(tab)}>
            {tabName(tab)}
          </button>
        ))}
      </nav>
      <p className="tiny">{title}</p>
      <div className={className} data-market={shown}>
        {bets[shown].map((bet) => (
          <OddsButton key={bet} {...press} bet={bet} label={labelOf(bet)} showLabel odds={odds[bet]} />
        ))}
      </div>
    </>
  );
}
