import { useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { partnerTexts } from '@hanpan/messages';
import { add } from '@hanpan/money';
import { Money } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { Drill } from '../frame/drill.tsx';
import { usePartnerWords } from '../frame/words.ts';
import styles from './summary.module.css';

export type Summary = DataOf<'/api/partner/summary'>;

interface Figure {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
}

/** What the period came to, beside the one before; every figure leads to its rows. */
export function Figures({ summary }: { summary: Summary }) {
  const t = useText(partnerTexts);
  const words = usePartnerWords();
  const { totals, before, startDate, endDate, waitingMemberCount, open, running, waiting } = summary;
  const days = { startDate, endDate };
  const change = (now: number, then: number) => {
    const text = words.change(now, then);
    return text && t('partner.change', { change: text });
  };
  const won = add(totals.returnedAmount, totals.winAmount);
  const figures: Figure[] = [
    {
      key: 'stake',
      label: t('partner.settledStake'),
      value: (
        <Drill to="bets" search={{ ...days, basis: 'settled' }}>
          <Money amount={totals.stakeAmount} tone="plain" size="lg" />
        </Drill>
      ),
      note: (
        <>
          <span>
            {change(totals.stakeAmount, before.stakeAmount) ?? t('partner.bets', { count: totals.betCount })}
          </span>
          <br />
          <span>{t('partner.openOf', { amount: open.stakeAmount, count: open.betCount })}</span>
        </>
      ),
    },
    {
      key: 'win',
      label: t('partner.win'),
      value: (
        // Stakes that were given back are paid out too: no filter by result shows all of it.
        <Drill to="bets" search={{ ...days, basis: 'settled' }}>
          <Money amount={won} tone="plain" size="lg" />
        </Drill>
      ),
      note: t('partner.netOf', { amount: totals.netAmount }),
    },
    {
      key: 'rolling',
      label: t('partner.ownRolling'),
      value: (
        <Drill to="users" search={{ ...days, kind: 'rolling' }}>
          <Money amount={totals.ownRollingAmount} size="lg" />
        </Drill>
      ),
      note: t('partner.rollingOfAll', { amount: totals.rollingAmount }),
    },
    {
      key: 'losing',
      label: t('partner.losingExpected'),
      value: running ? (
        <Drill to="calculations" search={{}}>
          <Money amount={running.losingAmount} size="lg" />
        </Drill>
      ) : (
        '–'
      ),
      note: running ? words.days(running) : t('partner.noRunning'),
    },
    {
      key: 'waiting',
      label: t('partner.settlement.waiting'),
      value: waiting ? (
        <Drill to="calculations" search={{ settlementIdx: waiting.settlementIdx ?? undefined }}>
          <Money amount={waiting.creditAmount} size="lg" />
        </Drill>
      ) : (
        '–'
      ),
      note: waiting ? words.days(waiting) : t('partner.noWaiting'),
    },
    {
      key: 'new',
      label: t('partner.newMembers'),
      value: (
        <Drill to="members" search={{}}>
          <b className={styles.count}>{words.count(totals.newMemberCount)}</b>
        </Drill>
      ),
      note: t('partner.newMembersNote', { waiting: waitingMemberCount, count: totals.memberCount }),
    },
    {
      key: 'cash',
      label: t('partner.charged'),
      value: (
        <Drill to="cash" search={{ ...days, basis: 'approved' }}>
          <Money amount={totals.depositAmount} tone="plain" size="lg" />
        </Drill>
      ),
      note: t('partner.withdrawnOf', { amount: totals.withdrawalAmount }),
    },
    {
      key: 'moved',
      label: t('partner.moved'),
      value: (
        // What is given by partners below is no part of the figure.
        <Drill to="moves" search={{ ...days, memId: summary.memId }}>
          <Money amount={totals.givenAmount} tone="plain" size="lg" />
        </Drill>
      ),
      note: t('partner.takenBackOf', { amount: totals.takenBackAmount }),
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, label, value, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
