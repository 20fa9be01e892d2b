import { useCallQuery, usePush, useRefresh, useText } from '@hanpan/client';
import { betTexts, walletFlowText, walletHistoryTexts } from '@hanpan/messages';
import { LoadingRegion, Money, PartialNotice, Skeleton, TimeText } from '@hanpan/ui';
import styles from './bet-details.module.css';

interface BetMoneyProps {
  readonly family: string;
  readonly betIdx: number;
}

/** The ledger's lines of a bet: a resettlement is one more of them, nothing is edited. */
export function BetMoney({ family, betIdx }: BetMoneyProps) {
  const t = useText(betTexts);
  const wallet = useText(walletHistoryTexts) as (key: keyof typeof walletHistoryTexts) => string;
  const { data, isError } = useCallQuery('/api/bet/money', { family, betIdx });
  const refresh = useRefresh('/api/bet/money');
  usePush('bet', refresh);
  return (
    <section>
      <h3 className={styles.title}>{t('bet.details.money')}</h3>
      {data === undefined && isError && (
        <PartialNotice tone="warn">{t('bet.details.moneyFailed')}</PartialNotice>
      )}
      {data === undefined && !isError && (
        <LoadingRegion>
          <Skeleton height="72px" />
        </LoadingRegion>
      )}
      {data && (
        <ol className={styles.money}>
          {data.list.map((line) => (
            <li key={line.transferId}>
              <span
                className={styles.number}
                title={t('bet.details.moneyNumber')}
              >{`#${line.transferId}`}</span>
              <TimeText atMs={Date.parse(line.postedAt)} format="dateTimeSeconds" />
              <span>{wallet(walletFlowText(line.flow, 'play').key)}</span>
              <Money amount={line.amount} tone={line.amount > 0 ? 'gold' : 'plain'} signed />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
