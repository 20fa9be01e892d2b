import { useLocalText, useText } from '@hanpan/client';
import type { TradingDetail } from '@hanpan/contract';
import { DeskLoaded, PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleTradingTexts } from '@hanpan/messages';
import { Money, PartialNotice, SkeletonRows, TimeText } from '@hanpan/ui';
import { useMay } from '../../app/session.ts';
import styles from './event-detail.module.css';
import { EventState } from './event-table.tsx';
import { useEventWords } from './event-words.ts';
import { LimitSection } from './limit-section.tsx';
import { MarketSections } from './market-section.tsx';
import { ResultSection } from './result-section.tsx';
import { ShiftSection } from './shift-section.tsx';
import { useTradingEvent } from './use-trading.ts';
import { VoidsSection } from './voids-section.tsx';

/** One event: what it may cost, what a trader has done about it, and every market. */
export function EventDetail({ eventId }: { eventId: number }) {
  const query = useTradingEvent(eventId);
  return (
    <DeskLoaded query={query} skeleton={<SkeletonRows rows={12} columns={4} />}>
      {(detail) => (
        <>
          <SharedNotice detail={detail} />
          <RiskSection detail={detail} />
          <HoldsSection detail={detail} />
          <VoidsSection detail={detail} />
          {detail.event.state !== 'ended' && (
            <>
              <ShiftSection detail={detail} />
              <LimitSection detail={detail} />
            </>
          )}
          <ResultSection key={`result ${eventId}`} detail={detail} />
          <MarketSections key={eventId} detail={detail} />
          <ActionsSection detail={detail} />
        </>
      )}
    </DeskLoaded>
  );
}

/** Why nothing is suspended or moved here by somebody whose role does that. */
function SharedNotice({ detail: { event, mayMove } }: { detail: TradingDetail }) {
  const t = useText(consoleTradingTexts);
  const trades = useMay('/api/console/sports/shift');
  if (!trades || mayMove || event.state === 'ended') return null;
  return <PartialNotice>{t('consoleTrading.platformOnly')}</PartialNotice>;
}

function RiskSection({ detail: { event } }: { detail: TradingDetail }) {
  const t = useText(consoleTradingTexts);
  const words = useEventWords();
  const local = useLocalText();
  return (
    <PanelSection isLead title={words.event(event)} note={local(event.league)}>
      <PanelFacts
        facts={[
          { label: t('consoleTrading.state'), value: <EventState row={event} /> },
          {
            label: t('consoleTrading.bets'),
            value: t('consoleTrading.betCount', { count: event.betCount }),
          },
          { label: t('consoleTrading.stakes'), value: <Money amount={event.stakeAmount} tone="plain" /> },
          {
            label: t('consoleTrading.liability'),
            value: <Money amount={event.liabilityAmount} tone="plain" />,
          },
          {
            label: t('consoleTrading.feed'),
            value: <TimeText atMs={Date.parse(event.pricedAt)} format="dateTimeSeconds" />,
          },
        ]}
      />
    </PanelSection>
  );
}

function HoldsSection({ detail }: { detail: TradingDetail }) {
  const t = useText(consoleTradingTexts);
  const words = useEventWords();
  if (detail.holds.length === 0) return null;
  const nameOf = (hold: TradingDetail['holds'][number]) => {
    if (hold.scope !== null) return words.scope(hold.scope);
    const market = detail.scopes
      .flatMap(({ markets }) => markets)
      .find(({ marketId }) => marketId === hold.marketId);
    if (market === undefined) return t('consoleTrading.wholeEvent');
    const selection = market.selections.find(({ selectionId }) => selectionId === hold.selectionId);
    const name = words.line(market);
    return selection === undefined ? name : `${name} · ${words.pick(detail.event, market, selection)}`;
  };
  return (
    <PanelSection title={t('consoleTrading.holds')}>
      <PanelFacts
        facts={detail.holds.map((hold) => ({
          label: nameOf(hold),
          value:
            hold.heldBy === null
              ? t('consoleTrading.holdElsewhere')
              : t('consoleTrading.holdBy', { name: hold.heldBy, reason: hold.reason ?? '' }),
        }))}
      />
    </PanelSection>
  );
}

const actionNames = {
  'sports.hold': 'hold',
  'sports.release': 'release',
  'sports.shift': 'shift',
  'sports.limit': 'limit',
  'sports.result': 'result',
  'sports.void': 'void',
  'sports.unvoid': 'unvoid',
  'sports.rollback': 'rollback',
} as const;

function isNamed(action: string): action is keyof typeof actionNames {
  return Object.hasOwn(actionNames, action);
}

function ActionsSection({ detail: { actions } }: { detail: TradingDetail }) {
  const t = useText(consoleTradingTexts);
  const nameOf = (action: string) =>
    isNamed(action) ? t(`consoleTrading.action.${actionNames[action]}`) : action;
  return (
    <PanelSection title={t('consoleTrading.actions')}>
      {actions.length === 0 && <p className={styles.quiet}>{t('consoleTrading.actions.empty')}</p>}
      <ul className={styles.actions}>
        {actions.map(({ at, by, action, reason }) => (
          <li key={`${at} ${action}`}>
            <TimeText atMs={Date.parse(at)} format="dayTime" className={styles.quiet} />{' '}
            <b>{nameOf(action)}</b> {t('consoleTrading.holdBy', { name: by, reason: reason ?? '' })}
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
