import { useState } from 'react';
import { formatHundredths } from '../../messages/figures.ts';
import type { Lang } from '../../messages/texts.ts';
import { gameTranslator, type TranslateGame } from '../../messages/translate.ts';
import { shortAmount } from '../../rooms/amounts.ts';
import { OddsButton } from '../../virtual/odds-button.tsx';
import type { MarketProps } from '../../virtual/parts.ts';
import { TabStake } from '../../virtual/tabbed-market.tsx';
import { type Card, cardOf, type Runner, silks } from './card.ts';
import { horseName, texts } from './messages.ts';

type Text = TranslateGame<keyof (typeof texts)['ko']>;
type Exotic = 'quinella' | 'exacta' | 'trio' | 'trifecta';
const tabs = ['single', 'quinella', 'exacta', 'trio', 'trifecta'] as const;
const counts: Readonly<Record<Exotic, number>> = { quinella: 2, exacta: 2, trio: 3, trifecta: 3 };
const singles: readonly string[] = ['win', 'place'];
const ordered: readonly Exotic[] = ['exacta', 'trifecta'];

/** The kind of bet that a bet is of. */
export function marketOf(bet: string, lang: Lang): string {
  const [market = ''] = bet.split('-');
  return gameTranslator(texts, lang)(market as keyof (typeof texts)['ko']);
}

export function Market(props: MarketProps) {
  const text = gameTranslator(texts, props.lang);
  const [tab, setTab] = useState<(typeof tabs)[number]>('single');
  const card = cardOf(props.card);
  if (!card) return null;
  const staked = Object.keys({ ...props.own, ...props.laid });
  return (
    <>
      <nav className="market-tabs">
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
            {text(name)}
            <TabStake
              bets={staked.filter((bet) =>
                (name === 'single' ? singles : [name]).includes(bet.split('-')[0] ?? ''),
              )}
              own={props.own}
              laid={props.laid}
              lang={props.lang}
            />
          </button>
        ))}
      </nav>
      {tab === 'single' ? (
        <Singles {...props} race={card} text={text} />
      ) : (
        <Exotics key={`${tab}${card.race}`} {...props} race={card} text={text} market={tab} />
      )}
    </>
  );
}

type PartProps = MarketProps & { race: Card; text: Text };

function Singles({ race, text, lang, ...press }: PartProps) {
  const places = race.runners.length >= 8 ? 3 : 2;
  const nameOf = ({ gate, horse }: Runner) => text('gate', { gate, horse: horseName(horse, lang) });
  return (
    <div className="derby-runners">
      <p className="tiny">
        {text('win')}: {text('winHelp')} · {text('place')}: {text('placeHelp', { places })}
      </p>
      <ul>
        {race.runners.map((runner) => (
          <li key={runner.gate}>
            <RunnerName runner={runner} lang={lang} />
            {(['win', 'place'] as const).map((market) => (
              <OddsButton
                key={market}
                {...press}
                lang={lang}
                bet={`${market}-${runner.gate}`}
                label={text(market)}
                name={`${nameOf(runner)} ${text(market)}`}
                showLabel
                odds={race.odds[`${market}-${runner.gate}`]}
              />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Runners are pressed one after the other; the bet that they make is shown with its odds. */
function Exotics({ race, text, lang, market, onLay, open, own, laid, won }: PartProps & { market: Exotic }) {
  const [chosen, setChosen] = useState<number[]>([]);
  const count = counts[market];
  const press = (gate: number) => {
    if (chosen.includes(gate)) setChosen(chosen.filter((each) => each !== gate));
    else setChosen([...chosen, gate].slice(-count));
  };
  const gates = ordered.includes(market) ? chosen : [...chosen].sort((one, other) => one - other);
  const bet = [market, ...gates].join('-');
  const odds = chosen.length === count ? race.odds[bet] : undefined;
  const mine = Object.entries({ ...own, ...laid }).filter(([id]) => id.startsWith(`${market}-`));
  return (
    <div className="derby-exotic">
      <p className="tiny">{text(`${market}Help`)}</p>
      {/* Above the runners: below them a phone's bar would lie over it. */}
      {mine.length > 0 && (
        <p className="derby-laid num">
          {mine.map(([id]) => (
            <span key={id} data-won={won?.has(id) ?? false}>
              <b>{id.split('-').slice(1).join('–')}</b> {formatHundredths(race.odds[id] ?? 0, text.lang)} ·{' '}
              {shortAmount((own[id] ?? 0) + (laid[id] ?? 0), lang)}
            </span>
          ))}
        </p>
      )}
      <ul>
        {race.runners.map((runner) => {
          const place = chosen.indexOf(runner.gate);
          return (
            <li key={runner.gate}>
              <button
                type="button"
                aria-pressed={place >= 0}
                data-testid={`runner-${runner.gate}`}
                onClick={() => press(runner.gate)}
              >
                <RunnerName runner={runner} lang={lang} />
                {place >= 0 && (
                  <em>{ordered.includes(market) ? text('position', { place: place + 1 }) : '✓'}</em>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="derby-slip">
        {odds === undefined ? (
          <span>{text('pick', { count })}</span>
        ) : (
          <>
            <b>{gates.join(' – ')}</b>
            <strong>{formatHundredths(odds, text.lang)}</strong>
          </>
        )}
        <button
          type="button"
          className="button filled"
          data-testid="add"
          aria-disabled={!open || odds === undefined}
          onClick={() => {
            if (odds !== undefined) onLay(bet);
          }}
        >
          {text('add')}
        </button>
      </div>
    </div>
  );
}

function RunnerName({ runner, lang }: { runner: Runner; lang: MarketProps['lang'] }) {
  return (
    <span className="derby-name">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="1" y="1" width="22" height="22" rx="6" fill={silks[runner.gate - 1]?.[0]} />
        <text x="12" y="17" textAnchor="middle" fill={silks[runner.gate - 1]?.[1]}>
          {runner.gate}
        </text>
      </svg>
      <b>{horseName(runner.horse, lang)}</b>
    </span>
  );
}
