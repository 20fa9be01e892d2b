import { useText } from '@hanpan/client';
import { consoleReportTexts } from '@hanpan/messages';
import { Card, Money } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './reports.module.css';
import type { Today } from './use-reports.ts';

/** What has moved today, each beside what it was yesterday. */
export function TodayTiles({ glance }: { glance: Today }) {
  const t = useText(consoleReportTexts);
  const { today, yesterday } = glance;
  return (
    <dl className={styles.tiles}>
      <Tile label={t('consoleReport.ggr')} before={<Money amount={yesterday.ggrAmt} tone="plain" />}>
        <Money amount={today.ggrAmt} />
      </Tile>
      <Tile label={t('consoleReport.ngr')} before={<Money amount={yesterday.ngrAmt} tone="plain" />}>
        <Money amount={today.ngrAmt} />
      </Tile>
      <Tile
        label={t('consoleReport.settledStakes')}
        before={<Money amount={yesterday.stakeAmt} tone="plain" />}
        note={
          <>
            {t('consoleReport.openStakes')} <Money amount={glance.openStakeAmt} tone="plain" />
          </>
        }
      >
        <Money amount={today.stakeAmt} tone="plain" />
      </Tile>
      <Tile label={t('consoleReport.deposits')} before={<Money amount={yesterday.depositAmt} tone="plain" />}>
        <Money amount={today.depositAmt} tone="plain" />
      </Tile>
      <Tile
        label={t('consoleReport.withdrawals')}
        before={<Money amount={yesterday.withdrawalAmt} tone="plain" />}
      >
        <Money amount={today.withdrawalAmt} tone="plain" />
      </Tile>
      <Tile label={t('consoleReport.settledPlayers')} before={yesterday.playerCount}>
        {today.playerCount}
      </Tile>
      <Tile label={t('consoleReport.newMembers')} before={yesterday.newMemberCount}>
        {today.newMemberCount}
      </Tile>
      <Tile label={t('consoleReport.online')}>{glance.onlineCount}</Tile>
      <Tile label={t('consoleReport.playing')}>{glance.playingCount}</Tile>
    </dl>
  );
}

interface TileProps {
  readonly label: string;
  /** The same of yesterday. */
  readonly before?: ReactNode;
  /** What the figure leaves out. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Tile({ label, before, note, children }: TileProps) {
  const t = useText(consoleReportTexts);
  const [words, after] = t('consoleReport.before', { value: '|' }).split('|');
  return (
    <Card as="div" className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        {children}
        {before !== undefined && (
          <>
            <br />
            <small>
              {words}
              {before}
              {after}
            </small>
          </>
        )}
        {note !== undefined && (
          <>
            <br />
            <small>{note}</small>
          </>
        )}
      </dd>
    </Card>
  );
}
