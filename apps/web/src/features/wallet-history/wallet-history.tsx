import { useLocale, useText } from '@hanpan/client';
import { type DataOf, exportHref, walletStatementCsv } from '@hanpan/contract';
import {
  ListPages,
  ListTools,
  Loaded,
  PeriodFields,
  type RawSearch,
  readChoice,
  readPage,
  readPeriod,
  serverNow,
  useHeldSearch,
  zoneName,
} from '@hanpan/kit';
import { walletHistoryTexts } from '@hanpan/messages';
import { subtract } from '@hanpan/money';
import {
  Card,
  Chip,
  ChipGroup,
  EmptyState,
  LinkButton,
  LoadingOverlay,
  Money,
  SectionHead,
  SkeletonRows,
  Table,
  useUi,
} from '@hanpan/ui';
import { useCallback } from 'react';
import { periodOf, spans, typeFilters, type WalletFilter } from './model.ts';
import { useWalletColumns } from './use-wallet-columns.tsx';
import { useWalletHistory } from './use-wallet-history.ts';
import styles from './wallet-history.module.css';

/** What moved the member's cash in a period, with the balance at both ends of it, and all of it as a file. */
export function WalletHistory() {
  const t = useText(walletHistoryTexts);
  const { locale } = useLocale();
  const { timeZone } = useUi();
  const read = useCallback(
    (raw: RawSearch) => ({
      ...readPeriod(raw, periodOf('month', serverNow(), timeZone)),
      cashType: readChoice(raw.cashType, typeFilters, 'all'),
      page: readPage(raw.page),
    }),
    [timeZone],
  );
  const [{ page, ...filter }, hold] = useHeldSearch(read);
  const change = (part: Partial<WalletFilter>) => hold({ ...part, page: 1 });
  const { startDate, endDate } = filter;
  return (
    <>
      <SectionHead
        level={1}
        title={t('walletHistory.title')}
        note={t('walletHistory.lead')}
        actions={
          <LinkButton
            size="sm"
            icon="download"
            href={exportHref(walletStatementCsv, { from: startDate, to: endDate })}
            download
            title={t('walletHistory.saveNote')}
          >
            {t('walletHistory.save')}
          </LinkButton>
        }
      />
      <Card aria-label={t('walletHistory.title')} className={styles.card}>
        <ListTools zone={t('walletHistory.zone', { zone: zoneName(timeZone, locale) })}>
          <ChipGroup label={t('walletHistory.type')}>
            {typeFilters.map((each) => (
              <Chip key={each} pressed={each === filter.cashType} onClick={() => change({ cashType: each })}>
                {t(`walletHistory.type.${each}`)}
              </Chip>
            ))}
          </ChipGroup>
          <Spans filter={filter} timeZone={timeZone} onChange={change} />
          <PeriodFields
            fromLabel={t('walletHistory.from')}
            toLabel={t('walletHistory.to')}
            period={filter}
            onChange={change}
          />
        </ListTools>
        <HistoryPage filter={filter} page={page} onPageChange={(next) => hold({ page: next })} />
      </Card>
    </>
  );
}

interface SpansProps {
  readonly filter: WalletFilter;
  readonly timeZone: string;
  readonly onChange: (period: Pick<WalletFilter, 'startDate' | 'endDate'>) => void;
}

function Spans({ filter, timeZone, onChange }: SpansProps) {
  const t = useText(walletHistoryTexts);
  return (
    <ChipGroup label={t('walletHistory.span')}>
      {spans.map((span) => {
        const period = periodOf(span, serverNow(), timeZone);
        const isChosen = period.startDate === filter.startDate && period.endDate === filter.endDate;
        return (
          <Chip key={span} pressed={isChosen} onClick={() => onChange(period)}>
            {t(`walletHistory.span.${span}`)}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}

interface HistoryPageProps {
  readonly filter: WalletFilter;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

function HistoryPage({ filter, page, onPageChange }: HistoryPageProps) {
  const t = useText(walletHistoryTexts);
  const query = useWalletHistory(filter, page);
  const columns = useWalletColumns();
  const isWhole = filter.cashType === 'all' && filter.startDate === null && filter.endDate === null;
  return (
    <Loaded
      query={query}
      errorTitle={t('walletHistory.errorTitle')}
      skeleton={<SkeletonRows rows={6} columns={4} />}
    >
      {(data) => (
        <LoadingOverlay active={query.isPlaceholderData}>
          <Ends data={data} />
          <Table
            caption={t('walletHistory.title')}
            columns={columns}
            rows={data.list}
            rowKey={(line) => String(line.transferId)}
            empty={
              <EmptyState level={2} title={t('walletHistory.emptyTitle')}>
                {t(isWhole ? 'walletHistory.emptyBody' : 'walletHistory.emptyFilter')}
              </EmptyState>
            }
          />
          <ListPages
            info={data.pageInfo}
            page={page}
            onPageChange={onPageChange}
            summary={t('walletHistory.total', { count: data.pageInfo.total })}
          />
        </LoadingOverlay>
      )}
    </Loaded>
  );
}

/** The balance at both ends of the period: what lies between is the sum of its lines. */
function Ends({ data: { openingBalance, closingBalance } }: { data: DataOf<'/api/wallet/history'> }) {
  const t = useText(walletHistoryTexts);
  const change = subtract(closingBalance, openingBalance);
  return (
    <dl className={styles.ends}>
      <div>
        <dt>{t('walletHistory.opening')}</dt>
        <dd>
          <Money amount={openingBalance} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('walletHistory.change')}</dt>
        <dd>
          <Money amount={change} tone={change > 0 ? 'gold' : 'plain'} signed />
        </dd>
      </div>
      <div>
        <dt>{t('walletHistory.closing')}</dt>
        <dd>
          <Money amount={closingBalance} tone="plain" />
        </dd>
      </div>
    </dl>
  );
}
