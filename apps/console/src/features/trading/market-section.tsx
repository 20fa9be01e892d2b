import { useLocale, useText } from '@hanpan/client';
import type { TradingDetail, TradingMarket, TradingScope } from '@hanpan/contract';
import { PanelSection } from '@hanpan/kit';
import { consoleTradingTexts, sportsTexts } from '@hanpan/messages';
import { formatAmount, formatOdds, oddsFromDecimal } from '@hanpan/money';
import { Badge, Checkbox, Money, VisuallyHidden } from '@hanpan/ui';
import { useState } from 'react';
import { useEventWords } from './event-words.ts';
import { HoldButton } from './hold-button.tsx';
import styles from './market-section.module.css';
import { percentText } from './model.ts';
import { ShortenButton } from './shorten-button.tsx';
import { VoidButton } from './void-dialog.tsx';

/** The markets of an event by scope, with what is open on each selection and the locks. */
export function MarketSections({ detail }: { detail: TradingDetail }) {
  const t = useText(consoleTradingTexts);
  const hasBets = detail.event.betCount > 0;
  const [onlyWithBets, setOnlyWithBets] = useState(hasBets);
  return (
    <>
      <PanelSection title={t('consoleTrading.markets')}>
        <Checkbox label={t('consoleTrading.withBets')} checked={onlyWithBets} onChange={setOnlyWithBets} />
        {onlyWithBets && !hasBets && <p className={styles.quiet}>{t('consoleTrading.marketsEmpty')}</p>}
      </PanelSection>
      {detail.scopes.map((scope) => (
        <ScopeSection key={scope.scope} detail={detail} scope={scope} onlyWithBets={onlyWithBets} />
      ))}
    </>
  );
}

interface ScopeSectionProps {
  readonly detail: TradingDetail;
  readonly scope: TradingScope;
  readonly onlyWithBets: boolean;
}

function ScopeSection({ detail, scope, onlyWithBets }: ScopeSectionProps) {
  const t = useText(consoleTradingTexts);
  const { locale } = useLocale();
  const words = useEventWords();
  const markets = scope.markets.filter(
    (market) => !onlyWithBets || market.selections.some(({ betCount }) => betCount > 0),
  );
  if (markets.length === 0) return null;
  const name = words.scope(scope.scope);
  return (
    <section className={styles.scope} aria-label={name}>
      <header className={styles.head}>
        <h3>
          {t('consoleTrading.scopeRisk', {
            scope: name,
            stake: formatAmount(scope.stakeAmount, locale),
            worst: formatAmount(scope.liabilityAmount, locale),
          })}
        </h3>
        {scope.score && (
          <span className={styles.quiet}>
            {scope.score.home}:{scope.score.away}
          </span>
        )}
        <HoldButton
          detail={detail}
          target={{ scope: scope.scope, marketId: null, selectionId: null }}
          name={name}
        />
      </header>
      {markets.map((market) => (
        <MarketTable key={market.marketId} detail={detail} market={market} />
      ))}
    </section>
  );
}

function MarketTable({ detail, market }: { detail: TradingDetail; market: TradingMarket }) {
  const t = useText(consoleTradingTexts);
  const { locale } = useLocale();
  const words = useEventWords();
  const name = words.line(market);
  const { eventId, state } = detail.event;
  const targetOf = (selectionId: number | null) => ({ scope: null, marketId: market.marketId, selectionId });
  return (
    <table className={styles.market}>
      <caption>
        <span>{name}</span>
        <MarketState market={market} />
        <span className={styles.quiet}>
          {t('consoleTrading.margin', { percent: percentText(market.marginBasisPoints / 10_000, locale) })}
        </span>
        <HoldButton detail={detail} target={targetOf(null)} name={name} />
        <VoidButton eventId={eventId} marketId={market.marketId} name={name} canTakeBack={state !== 'soon'} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('consoleTrading.pick')}</th>
          <th scope="col">{t('consoleTrading.odds')}</th>
          <th scope="col">{t('consoleTrading.fair')}</th>
          <th scope="col">{t('consoleTrading.stake')}</th>
          <th scope="col">{t('consoleTrading.payout')}</th>
          <th scope="col">
            <VisuallyHidden>{t('consoleTrading.suspend')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {market.selections.map((selection) => {
          const pick = words.pick(detail.event, market, selection);
          return (
            <tr key={selection.selectionId} className={selection.isHeld ? styles.held : undefined}>
              <th scope="row">{pick}</th>
              <td>{formatOdds(oddsFromDecimal(selection.odds), locale)}</td>
              <td className={styles.quiet}>
                {t('consoleTrading.percent', { percent: percentText(selection.fairProbability, locale) })}
              </td>
              <td>
                <Money amount={selection.stakeAmount} tone="plain" unit={null} />
              </td>
              <td>
                <Money amount={selection.payoutAmount} tone="plain" unit={null} />
              </td>
              <td>
                {state !== 'ended' && (
                  <span className={styles.tools}>
                    <ShortenButton detail={detail} selection={selection} name={pick} />
                    <HoldButton detail={detail} target={targetOf(selection.selectionId)} name={pick} />
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** An open market says nothing; every other says why it takes no bets. */
function MarketState({ market: { status, reason } }: { market: TradingMarket }) {
  const t = useText(consoleTradingTexts);
  const sports = useText(sportsTexts);
  if (status === 'open') return null;
  return (
    <Badge size="sm" kind={status === 'suspended' ? 'now' : 'plain'}>
      {status === 'suspended' && reason !== null
        ? sports(`sports.reason.${reason}`)
        : t(`consoleTrading.marketStatus.${status}`)}
    </Badge>
  );
}
