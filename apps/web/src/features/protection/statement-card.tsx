import { useCallQuery, useText } from '@hanpan/client';
import { exportHref, walletStatementCsv } from '@hanpan/contract';
import { Loaded, serverNow } from '@hanpan/kit';
import { protectionTexts } from '@hanpan/messages';
import { siteDate } from '@hanpan/rules';
import { Card, CardHeader, EmptyState, LinkButton, Money, Skeleton, Table, useUi } from '@hanpan/ui';
import { useId } from 'react';
import styles from './statement.module.css';
import { busyMonths, isEmptyStatement, type Statement } from './statement.ts';
import { useGameColumns, useMonthColumns } from './use-statement-columns.tsx';

/** It is summed over twelve months, and changes by the day rather than by the minute. */
const freshMs = 60_000;

/** FND-8, FND-10: the last twelve months by month and by game, and what came in and went out of all time. */
export function StatementCard() {
  const t = useText(protectionTexts);
  const titleId = useId();
  const query = useCallQuery('/api/protection/statement', {}, { staleTime: freshMs });
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <CardHeader titleId={titleId} title={t('protection.statement')} />
      <Loaded
        query={query}
        errorTitle={t('protection.statementError')}
        skeleton={<Skeleton height="720px" />}
      >
        {(data) => (isEmptyStatement(data) ? <Nothing /> : <Figures data={data} />)}
      </Loaded>
    </Card>
  );
}

function Nothing() {
  const t = useText(protectionTexts);
  return (
    <EmptyState level={3} title={t('protection.statementEmpty')}>
      {t('protection.statementEmptyBody')}
    </EmptyState>
  );
}

function Figures({ data }: { data: Statement }) {
  const t = useText(protectionTexts);
  const rows = busyMonths(data.months);
  const months = useMonthColumns(rows);
  const games = useGameColumns();
  return (
    <>
      <Lifetime lifetime={data.lifetime} />
      <h3 className={styles.title}>{t('protection.months')}</h3>
      <Table
        caption={t('protection.statement')}
        columns={months}
        rows={rows}
        rowKey={({ month }) => month}
        density="dense"
        empty={<p className={styles.none}>{t('protection.monthsEmpty')}</p>}
      />
      <h3 className={styles.title}>{t('protection.games')}</h3>
      <Table
        caption={t('protection.games')}
        columns={games}
        rows={data.games}
        rowKey={({ family, gameType }) => `${family}/${gameType}`}
        density="dense"
        empty={<p className={styles.none}>{t('protection.gamesEmpty')}</p>}
      />
      <div className={styles.foot}>
        <p>
          {t('protection.statementNote')}
          {rows.length < data.months.length && ` ${t('protection.quietMonths')}`}
        </p>
        <SaveLink months={data.months} />
      </div>
    </>
  );
}

function Lifetime({ lifetime }: Pick<Statement, 'lifetime'>) {
  const t = useText(protectionTexts);
  return (
    <section aria-label={t('protection.lifetime')}>
      <h3 className={styles.title}>{t('protection.lifetime')}</h3>
      <dl className={styles.sums}>
        <div>
          <dt>{t('protection.lifetimeIn')}</dt>
          <dd>
            <Money amount={lifetime.depositAmount} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('protection.lifetimeOut')}</dt>
          <dd>
            <Money amount={lifetime.withdrawalAmount} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('protection.lifetimeNet')}</dt>
          <dd>
            <Money amount={lifetime.netAmount} tone="plain" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Every movement of the same months as a file, from the first day of the oldest one to today. */
function SaveLink({ months }: Pick<Statement, 'months'>) {
  const t = useText(protectionTexts);
  const { timeZone } = useUi();
  const to = siteDate(serverNow(), timeZone);
  const from = `${months.at(-1)?.month ?? to.slice(0, 7)}-01`;
  return (
    <LinkButton size="sm" icon="download" href={exportHref(walletStatementCsv, { from, to })} download>
      {t('protection.save12')}
    </LinkButton>
  );
}
