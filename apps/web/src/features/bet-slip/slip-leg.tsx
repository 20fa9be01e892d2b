import { useLocalText, useText } from '@hanpan/client';
import { slipSystemTexts, slipTexts, sportsTexts } from '@hanpan/messages';
import { Icon, IconButton, VisuallyHidden } from '@hanpan/ui';
import { clsx } from 'clsx';
import { LegProof } from '../../app/leg-proof.tsx';
import { useLegWords } from '../../app/leg-words.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { keepFocus } from './keep-focus.ts';
import type { LegView } from './model.ts';
import styles from './slip-leg.module.css';

export interface SlipLegRowProps {
  readonly view: LegView;
  /** On a slip of several bets, which are named by the places of their selections. */
  readonly place?: number | undefined;
  /** There is nothing else on the slip to bet on. */
  readonly isAlone: boolean;
  readonly onRemove: (selectionId: number) => void;
}

export function SlipLegRow({ view, place, isAlone, onRemove }: SlipLegRowProps) {
  const t = useText(slipTexts);
  const system = useText(slipSystemTexts);
  const local = useLocalText();
  const { game, market, pick } = useLegWords()(view.leg);
  const isBlocked = takesNoBets(view);
  const league = view.leg.league && local(view.leg.league);
  return (
    <li
      data-leg={view.leg.selectionId}
      className={clsx(styles.leg, view.asks && styles.asks, isBlocked && styles.blocked)}
    >
      <p className={styles.game}>
        {place !== undefined && <b className={styles.place}>{system('slipSystem.number', { place })}</b>}
        {league ? `${league} · ${game}` : game}
      </p>
      <p className={styles.pick}>
        <span>{`${market} · ${pick}`}</span>
        <LegPrice view={view} />
      </p>
      <LegFoot view={view} isAlone={isAlone} />
      <IconButton
        icon="close"
        size="sm"
        label={t('slip.remove', { pick: `${market} · ${pick}` })}
        className={styles.remove}
        data-remove=""
        onClick={({ currentTarget }) => keepFocus(currentTarget, () => onRemove(view.leg.selectionId))}
      />
    </li>
  );
}

function LegPrice({ view }: { view: LegView }) {
  const t = useText(slipTexts);
  const oddsText = useOddsText();
  const hasMoved = view.state === 'up' || view.state === 'down';
  return (
    <span className={styles.price}>
      {hasMoved && (
        <>
          <VisuallyHidden>{`${t('slip.was')} `}</VisuallyHidden>
          <s className={styles.was}>{oddsText.price(view.leg.seenOddsMilli)}</s>{' '}
        </>
      )}
      <b className={clsx(styles.odds, hasMoved && styles[view.state])}>{oddsText.price(view.oddsMilli)}</b>
    </span>
  );
}

/**
 * What is new about the leg takes the place of how it is drawn: a line that came in between would push the buttons below
 * away from under a finger.
 */
function LegFoot({ view, isAlone }: Pick<SlipLegRowProps, 'view' | 'isAlone'>) {
  const news = useLegNews(view, isAlone);
  const { asks, leg } = view;
  const isBlocked = takesNoBets(view);
  return (
    <div className={styles.foot}>
      <div className={clsx(news !== undefined && styles.covered)}>
        <LegProof announcement={leg.announcement} eventId={leg.eventId} />
      </div>
      {/* Always in the page, or a screen reader would not hear a price move; a second move in the same words is another line. */}
      <div role="status">
        {news && (
          <p key={view.oddsMilli} className={clsx(styles.news, !asks && !isBlocked && styles.quiet)}>
            <Icon name={isBlocked ? 'lock' : 'alert'} size={16} />
            <span>{news}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function takesNoBets({ state }: LegView): boolean {
  return state === 'suspended' || state === 'closed';
}

function useLegNews({ state, asks, reason }: LegView, isAlone: boolean): string | undefined {
  const t = useText(slipTexts);
  const reasons = useText(sportsTexts);
  const byState = {
    same: () => undefined,
    checking: () => undefined,
    up: () => (asks ? t('slip.changed.up') : t('slip.accepted.up')),
    down: () => (asks ? t('slip.changed.down') : t('slip.accepted.down')),
    suspended: () => t('slip.suspended', { reason: reasons(`sports.reason.${reason ?? 'suspended'}`) }),
    closed: () => t(isAlone ? 'slip.closedAlone' : 'slip.closed'),
  };
  return byState[state]();
}
