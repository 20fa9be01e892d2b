import { useText } from '@hanpan/client';
import { walletFlowText, walletHistoryTexts } from '@hanpan/messages';
import { type Column, Money, TimeText } from '@hanpan/ui';
import { useMemo } from 'react';
import type { WalletLine } from './model.ts';
import styles from './wallet-history.module.css';

export function useWalletColumns(): readonly Column<WalletLine>[] {
  const t = useText(walletHistoryTexts);
  return useMemo(() => {
    const plain = t as (key: keyof typeof walletHistoryTexts) => string;
    const nameOf = ({ flow, cashType }: WalletLine) => {
      const { key, isUndone } = walletFlowText(flow, cashType);
      return isUndone ? t('walletHistory.undone', { what: plain(key) }) : plain(key);
    };
    return [
      {
        key: 'at',
        header: t('walletHistory.at'),
        phone: 'meta',
        cell: (line) => <TimeText atMs={Date.parse(line.postedAt)} format="dateTimeSeconds" />,
      },
      {
        key: 'what',
        header: t('walletHistory.what'),
        phone: 'main',
        cell: (line) => <span className={styles.name}>{nameOf(line)}</span>,
      },
      {
        key: 'type',
        header: t('walletHistory.type'),
        phone: 'hidden',
        cell: (line) => <span className={styles.quiet}>{t(`walletHistory.type.${line.cashType}`)}</span>,
      },
      {
        key: 'amount',
        header: t('walletHistory.amount'),
        align: 'end',
        phone: 'money',
        cell: (line) => <Money amount={line.amount} tone={line.amount > 0 ? 'gold' : 'plain'} signed />,
      },
      {
        key: 'after',
        header: t('walletHistory.after'),
        align: 'end',
        phone: 'wide',
        cell: (line) => <Money amount={line.balanceAfter} tone="plain" className={styles.after} />,
      },
    ];
  }, [t]);
}
