import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { Money, useAmountText, VisuallyHidden } from '@hanpan/ui';
import { useOddsText } from '../../app/odds-text.ts';
import type { SlipSummary } from './model.ts';
import styles from './slip-totals.module.css';

/** Of more legs, or beside what it was before, the product is longer than its line; the price of each stands beside it. */
const writtenOut = 3;

/** The product of the odds, written out, and what it makes of the stake. */
export function SlipTotals({ summary }: { summary: SlipSummary }) {
  const t = useText(slipTexts);
  const oddsText = useOddsText();
  const amountText = useAmountText();
  const { views, seenTotalOddsMilli, seenReturnAmount, returnAmount } = summary;
  const product = views.map((view) => oddsText.price(view.oddsMilli)).join(' × ');
  const total = oddsText.total(views.map((view) => view.oddsMilli));
  const seenTotal = oddsText.total(views.map((view) => view.leg.seenOddsMilli));
  const hasMoved = seenTotalOddsMilli !== undefined && seenTotal !== total;
  const isWrittenOut = views.length > 1 && views.length <= writtenOut && !hasMoved;
  return (
    <dl className={styles.totals}>
      <div className={styles.line}>
        <dt>
          {t('slip.totalOdds')} {isWrittenOut && <small className={styles.product}>{product}</small>}
        </dt>
        <dd>
          {hasMoved && <Was>{seenTotal}</Was>}
          {total}
        </dd>
      </div>
      {returnAmount !== undefined && (
        <div className={styles.return}>
          <dt>{t('slip.return')}</dt>
          <dd>
            {seenReturnAmount !== undefined && seenReturnAmount !== returnAmount && (
              <Was>{amountText(seenReturnAmount)}</Was>
            )}
            <Money amount={returnAmount} size="lg" />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Was({ children }: { children: string }) {
  const t = useText(slipTexts);
  return (
    <>
      <VisuallyHidden>{`${t('slip.was')} `}</VisuallyHidden>
      <s className={styles.was}>{children}</s>{' '}
    </>
  );
}
