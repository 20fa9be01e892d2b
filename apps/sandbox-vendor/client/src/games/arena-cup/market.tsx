import { useState } from 'react';
import { gameTranslator } from '../../messages/translate.ts';
import { OddsButton } from '../../virtual/odds-button.tsx';
import type { MarketProps } from '../../virtual/parts.ts';
import { betName } from './bet-name.ts';
import { cardOf } from './match.ts';
import { teamName, texts } from './messages.ts';

const tabs = ['result', 'maps', 'more'] as const;
const bets: Readonly<Record<(typeof tabs)[number], readonly string[]>> = {
  result: ['home', 'away'],
  maps: ['maps_3_0', 'maps_3_1', 'maps_3_2', 'maps_0_3', 'maps_1_3', 'maps_2_3'],
  more: ['first_home', 'first_away', 'over_3.5', 'under_3.5', 'over_4.5', 'under_4.5'],
};

export function Market({ card, lang, ...press }: MarketProps) {
  const text = gameTranslator(texts, lang);
  const [tab, setTab] = useState<(typeof tabs)[number]>('result');
  const match = cardOf(card);
  if (!match) return null;
  const names = { home: teamName(match.homeTeam, lang), away: teamName(match.awayTeam, lang) };
  return (
    <>
      <nav className="market-tabs">
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
            {text(name)}
          </button>
        ))}
      </nav>
      <p className="tiny">
        {text('match', { match: match.match + 1 })} · {text('versus', names)}
      </p>
      <div className="arena-odds" data-market={tab}>
        {bets[tab].map((bet) => (
          <OddsButton
            key={bet}
            {...press}
            bet={bet}
            label={betName(bet, lang, card)}
            showLabel
            odds={match.odds[bet]}
          />
        ))}
      </div>
    </>
  );
}
