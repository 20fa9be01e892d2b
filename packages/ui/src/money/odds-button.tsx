import { formatOdds, type OddsMilli } from '@hanpan/money';
import clsx from 'clsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import styles from './odds-button.module.css';
import { usePriceMove } from './use-price-move.ts';

export interface OddsButtonProps {
  label: string;
  odds: OddsMilli;
  selected: boolean;
  onToggle: () => void;
  /** `column` puts the label over the price. */
  layout?: 'row' | 'column' | undefined;
  /** Why no bet is taken now. It replaces the price and the button keeps its size. */
  suspendedReason?: string | undefined;
  /** Where the page shows the reason once for many buttons: each has its lock alone, and says the reason to who listens. */
  isReasonSpoken?: boolean | undefined;
  /** Match and market, said before label and price where the table around does not say them. */
  accessibleLabel?: string | undefined;
  className?: string | undefined;
}

export function OddsButton(props: OddsButtonProps) {
  const { label, odds, selected, onToggle, layout = 'row', suspendedReason, accessibleLabel } = props;
  const move = usePriceMove(odds);
  const suspended = suspendedReason !== undefined;
  return (
    <button
      type="button"
      className={clsx(styles.odds, styles[layout], move && styles[move], props.className)}
      aria-pressed={selected}
      disabled={suspended}
      title={suspendedReason}
      onClick={onToggle}
    >
      {accessibleLabel && <VisuallyHidden>{`${accessibleLabel} `}</VisuallyHidden>}
      <span className={styles.label}>{label}</span>{' '}
      {suspended ? (
        <Reason text={suspendedReason} isSpoken={props.isReasonSpoken} />
      ) : (
        <Price odds={odds} move={move} />
      )}
    </button>
  );
}

function Price({ odds, move }: { odds: OddsMilli; move: 'up' | 'down' | undefined }) {
  const { texts, locale } = useUi();
  return (
    <b className={styles.price}>
      {formatOdds(odds, locale)}
      {move && <VisuallyHidden>{` ${move === 'up' ? texts.oddsUp : texts.oddsDown}`}</VisuallyHidden>}
    </b>
  );
}

function Reason({ text, isSpoken }: { text: string; isSpoken: boolean | undefined }) {
  return (
    <span className={styles.reason}>
      <Icon name="lock" size={isSpoken ? 16 : 14} />
      {isSpoken ? <VisuallyHidden>{text}</VisuallyHidden> : <span className={styles.reasonText}>{text}</span>}
    </span>
  );
}
