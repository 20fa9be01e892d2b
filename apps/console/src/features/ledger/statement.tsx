import { callQuery, useCaller, useLocale, useText } from '@hanpan/client';
import { DeskLoaded, ListPages, zoneName } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { EmptyState, LoadingOverlay, Money, SkeletonRows, TimeText, useUi } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLedgerNames } from '../../app/ledger-names.ts';
import { AccountMoney } from '../../app/parts/account-money.tsx';
import { LedgerLine, LedgerLines, LedgerNote } from '../../app/parts/ledger-lines.tsx';
import {
  firstPage,
  type LedgerStatement,
  type Period,
  type Place,
  placeOf,
  type StatementLine,
} from './model.ts';
import styles from './statement.module.css';
import { StatementTools } from './statement-tools.tsx';

const wholeTime: Period = { startDate: null, endDate: null };

/**
 * The entries of one account in a period, newest first: each line's balance before is the balance after of the line
 * below it. Pages follow from the numbers of the entries; from the second page on the newest one stays where it was,
 * so that no line is seen twice while others arrive.
 */
export function Statement({ accountId }: { accountId: number }) {
  const t = useText(consoleLedgerTexts);
  const [period, setPeriod] = useState(wholeTime);
  const [{ page, newest, before }, setPlace] = useState<Place>(firstPage);
  const query = useQuery({
    ...callQuery(useCaller(), '/api/console/ledger/statement', {
      accountId,
      ...period,
      before,
    }),
    placeholderData: keepPreviousData,
  });
  const isWhole = period.startDate === null && period.endDate === null;
  return (
    <>
      <StatementTools
        accountId={accountId}
        period={period}
        onChange={(change) => {
          setPeriod((held) => ({ ...held, ...change }));
          setPlace(firstPage);
        }}
      />
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={3} />}>
        {(data) => {
          const top = newest ?? data.lastVersion;
          const total = Math.max(0, data.entryCount - (data.lastVersion - top));
          return (
            <LoadingOverlay active={query.isPlaceholderData}>
              <Head accountId={accountId} data={data} />
              {data.list.length === 0 ? (
                <EmptyState title={t('consoleLedger.statementEmptyTitle')}>
                  {t(isWhole ? 'consoleLedger.statementEmpty' : 'consoleLedger.statementQuiet')}
                </EmptyState>
              ) : (
                <Lines lines={data.list} />
              )}
              <ListPages
                info={{ page, total, count_per_list: data.countPerPage }}
                page={page}
                onPageChange={(next) => setPlace(placeOf(next, top, data.countPerPage))}
              />
            </LoadingOverlay>
          );
        }}
      </DeskLoaded>
    </>
  );
}

function Head({ accountId, data }: { accountId: number; data: LedgerStatement }) {
  const t = useText(consoleLedgerTexts);
  const names = useLedgerNames();
  const { locale } = useLocale();
  const { timeZone } = useUi();
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        {t('consoleLedger.statementOf', { owner: names.owner(data.owner), kind: names.kind(data.kind) })}
      </h2>
      <p className={styles.note}>
        #{accountId} · {t('consoleLedger.zoneNote', { zone: zoneName(timeZone, locale) })}
      </p>
      <dl className={styles.ends}>
        <div>
          <dt>{t('consoleLedger.opening')}</dt>
          <dd>
            <AccountMoney kind={data.kind} amount={data.openingBalance} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('consoleLedger.closing')}</dt>
          <dd>
            <AccountMoney kind={data.kind} amount={data.closingBalance} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('consoleLedger.periodEntries')}</dt>
          <dd>{t('consoleLedger.count', { count: data.entryCount })}</dd>
        </div>
      </dl>
    </div>
  );
}

function Lines({ lines }: { lines: readonly StatementLine[] }) {
  const t = useText(consoleLedgerTexts);
  const balances = `${t('consoleLedger.before')} → ${t('consoleLedger.after')}`;
  return (
    <div className={styles.lines}>
      <LedgerLines
        caption={t('consoleLedger.statementTable')}
        headings={[t('consoleLedger.what'), t('consoleLedger.amount'), balances]}
      >
        {lines.map((line) => (
          <Line key={line.transferId} line={line} />
        ))}
      </LedgerLines>
    </div>
  );
}

function Line({ line }: { line: StatementLine }) {
  const t = useText(consoleLedgerTexts);
  const names = useLedgerNames();
  return (
    <LedgerLine flow={line.flow} amount={line.amount} balance={<Balances line={line} />}>
      <LedgerNote>
        #{line.transferId} · <TimeText atMs={Date.parse(line.postedAt)} format="dateTimeSeconds" />
      </LedgerNote>
      <LedgerNote>{t('consoleLedger.counter', { counter: names.kind(line.counter) })}</LedgerNote>
      <LedgerNote>
        {t('consoleLedger.reference')} {line.reference}
      </LedgerNote>
    </LedgerLine>
  );
}

function Balances({ line }: { line: StatementLine }) {
  return (
    <>
      <LedgerNote>
        <Money amount={line.balanceBefore} unit={null} tone="plain" size="sm" /> →
      </LedgerNote>
      <Money amount={line.balanceAfter} unit={null} tone="plain" className={styles.after} />
    </>
  );
}
