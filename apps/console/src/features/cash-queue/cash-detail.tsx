import { useLocalText, useText } from '@hanpan/client';
import { DeskLoaded, PanelFacts, PanelSection, TreePath } from '@hanpan/kit';
import { consoleCashFactsTexts, consoleCashTexts } from '@hanpan/messages';
import { CopyButton, Money, Skeleton, SkeletonRows, TimeText } from '@hanpan/ui';
import { WhyLink } from '../../app/parts/why-link.tsx';
import { ClaimedBy, ClosingBadge, ServiceTime, StateBadges } from './cash-cells.tsx';
import { CashChecks } from './cash-checks.tsx';
import styles from './cash-detail.module.css';
import { CashLedger } from './cash-ledger.tsx';
import { DepositMatch } from './deposit-match.tsx';
import { type CashDetailData, type CashRow, furtherOf } from './model.ts';
import { PayoutAccount } from './payout-account.tsx';
import { useCashDetail } from './use-cash-detail.ts';

/** One request with everything that a decision needs. The list's row is shown until the detail has loaded. */
export function CashDetail({ row }: { row: CashRow }) {
  const query = useCashDetail(row);
  return (
    <>
      <CashHead row={furtherOf(row, query.data?.request)} />
      <DeskLoaded query={query} skeleton={<DetailSkeleton />}>
        {(detail) => <CashParts detail={detail} />}
      </DeskLoaded>
    </>
  );
}

function CashHead({ row }: { row: CashRow }) {
  const t = useText(consoleCashTexts);
  const facts = useText(consoleCashFactsTexts);
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.nick}>{row.memNick}</h2>
        <p className={styles.meta}>
          {t('consoleCash.appliedAt', { receipt: row.receiptId })}{' '}
          <TimeText atMs={Date.parse(row.appliedAt)} format="dateTimeSeconds" />
        </p>
      </div>
      <div className={styles.money}>
        <Money amount={row.amount} size="lg" tone={row.state === -1 ? 'plain' : 'gold'} />
        {row.bonusAmount > 0 && (
          <p className={styles.meta}>
            {t('consoleCash.col.bonus')} <Money amount={row.bonusAmount} tone="plain" />
          </p>
        )}
      </div>
      <div className={styles.states}>
        <StateBadges row={row} />
        {row.isClosing && <ClosingBadge />}
        <ServiceTime row={row} />
        <span className={styles.tools}>
          <CopyButton size="sm" value={row.receiptId}>
            {t('consoleCash.copyReceipt')}
          </CopyButton>
          <WhyLink of={row.receiptId} />
        </span>
      </div>
      {row.isClosing && <p className={styles.closing}>{facts('consoleCash.closingNote')}</p>}
    </div>
  );
}

function CashParts({ detail }: { detail: CashDetailData }) {
  const t = useText(consoleCashTexts);
  const local = useLocalText();
  const { request } = detail;
  return (
    <>
      <PanelSection title={t('consoleCash.col.member')}>
        <PanelFacts
          facts={[
            { label: t('consoleCash.memberId'), value: request.memId },
            { label: t('consoleCash.col.holder.out'), value: request.accountHolder },
            { label: t('consoleCash.bank'), value: request.bankName },
            { label: t('consoleCash.col.tree'), value: <TreePath tree={request.tree} /> },
            { label: t('consoleCash.col.claimed'), value: <ClaimedBy row={request} /> },
            ...(detail.bonus === null
              ? []
              : [
                  { label: t('consoleCash.bonusName'), value: local(detail.bonus.names) },
                  {
                    label: t('consoleCash.bonusTurnover'),
                    value: <Money amount={detail.bonus.turnoverAmount} tone="plain" />,
                  },
                ]),
            ...(request.deferNote === null
              ? []
              : [{ label: t('consoleCash.noteIs'), value: request.deferNote }]),
            ...(request.reason === null
              ? []
              : [{ label: t('consoleCash.reasonWas'), value: request.reason }]),
          ]}
        />
      </PanelSection>
      {request.kind === 'in' ? <DepositMatch request={request} /> : <PayoutAccount request={request} />}
      <CashChecks detail={detail} />
      <CashLedger detail={detail} />
      <CashHistory detail={detail} />
    </>
  );
}

function CashHistory({ detail }: { detail: CashDetailData }) {
  const t = useText(consoleCashTexts);
  const nameOf = (by: string) => {
    if (by === 'member') return t('consoleCash.col.member');
    return by === 'expiry' ? t('consoleCash.by.expiry') : by;
  };
  return (
    <PanelSection title={t('consoleCash.history')}>
      <ol className={styles.history}>
        {detail.history.map((step) => (
          <li key={`${step.at}/${step.step}/${step.by}/${step.note}`}>
            <TimeText atMs={Date.parse(step.at)} format="timeSeconds" className={styles.meta} />
            <span>
              {t('consoleCash.historyBy', {
                name: nameOf(step.by),
                step: t(`consoleCash.step.${step.step}`),
              })}
              {step.note && <span className={styles.note}>{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}

function DetailSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height="96px" />
      <Skeleton height="84px" />
      <SkeletonRows rows={4} columns={3} />
    </div>
  );
}
