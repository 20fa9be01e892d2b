import { useText } from '@hanpan/client';
import type { GiveEntry } from '@hanpan/contract';
import { giveTexts } from '@hanpan/messages';
import { negate } from '@hanpan/money';
import { Badge, type Column, Money, TimeText } from '@hanpan/ui';
import { useMemo } from 'react';
import styles from './give-money.module.css';

/** Time, who, which way, how much, what was left, and how it ended. */
export function useGiveColumns(): readonly Column<GiveEntry>[] {
  const t = useText(giveTexts);
  return useMemo(
    () => [
      {
        key: 'at',
        header: t('give.list.at'),
        phone: 'meta',
        cell: ({ at }) => <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />,
      },
      {
        key: 'target',
        header: t('give.list.target'),
        phone: 'main',
        cell: ({ memNick, memId, kind }) => (
          <>
            {t(`give.kind.${kind}`)} <b>{memNick}</b> <span className={styles.quiet}>{memId}</span>
          </>
        ),
      },
      {
        key: 'amount',
        header: t('give.list.amount'),
        align: 'end',
        phone: 'money',
        cell: ({ kind, amount, success }) => (
          <Money
            amount={kind === 'give' ? negate(amount) : amount}
            signed={success === 'Y'}
            tone={success === 'Y' && kind === 'takeBack' ? 'gold' : 'plain'}
          />
        ),
      },
      {
        key: 'balanceAfter',
        header: t('give.list.balanceAfter'),
        align: 'end',
        phone: 'hidden',
        cell: ({ balanceAfter }) => <Money amount={balanceAfter} tone="plain" />,
      },
      {
        key: 'success',
        header: t('give.list.success'),
        phone: 'state',
        cell: ({ success }) => (
          <Badge size="sm" kind={success === 'Y' ? 'done' : 'void'}>
            {t(`give.list.success.${success}`)}
          </Badge>
        ),
      },
      {
        key: 'note',
        header: t('give.list.note'),
        phone: 'wide',
        cell: ({ note, refusal }) =>
          [refusal && t(`give.list.refusal.${refusal}`), note].filter(Boolean).join(' · '),
      },
    ],
    [t],
  );
}
