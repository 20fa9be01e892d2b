import { useCallQuery, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { PageFrame, readPage, readText, ToolRow, usePageSearch } from '@hanpan/kit';
import { consolePartnerTexts, consoleShellTexts, partnerTexts } from '@hanpan/messages';
import {
  betKeyOf,
  choiceOf,
  ListTable,
  lineKeyOf,
  PeriodTools,
  readDays,
  readLineChoice,
  readSettlement,
  useCommissionBetColumns,
  useLineColumns,
  useList,
  usePartnerWords,
  useToday,
  useUserColumns,
} from '@hanpan/partner-views';
import { buttonClass, Chip, EmptyState } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../app/urls.ts';
import styles from './commission-page.module.css';

type Line = DataOf<'/api/console/partner/commissions'>['list'][number];
type User = DataOf<'/api/console/partner/commissionUsers'>['list'][number];

/** A partner's commission from its lines to the members, and from them to the settled bets: every figure is its rows. */
export function CommissionPage() {
  const t = useText(consolePartnerTexts);
  const words = useText(partnerTexts);
  const today = useToday();
  const [search, setSearch] = usePageSearch((raw) => ({
    ...readDays(raw, today, 'month'),
    ...readLineChoice(raw),
    memberKey: Number(readText(raw.memberKey)) || 0,
    branchKey: Number(readText(raw.branchKey)) || null,
    ofMemberKey: Number(readText(raw.ofMemberKey)) || null,
    settlementIdx: readSettlement(raw),
    page: readPage(raw.page),
    betPage: readPage(raw.betPage),
  }));
  const { memberKey } = search;
  if (memberKey === 0)
    return (
      <PageFrame title={t('consolePartner.statement')} tools={<BackToPartners />}>
        <EmptyState level={2} title={t('consolePartner.noPartner')}>
          {t('consolePartner.noPartnerBody')}
        </EmptyState>
      </PageFrame>
    );
  return (
    <PageFrame
      title={t('consolePartner.statement')}
      tools={
        <ToolRow>
          {search.settlementIdx === null ? (
            <PeriodTools days={search} onChange={(days) => setSearch({ ...days, page: 1, betPage: 1 })} />
          ) : (
            <Chip
              pressed
              icon="close"
              onClick={() => setSearch({ settlementIdx: null, page: 1, betPage: 1 })}
            >
              #{search.settlementIdx}
            </Chip>
          )}
          <PartnerChip memberKey={memberKey} />
        </ToolRow>
      }
    >
      <Lines search={search} />
      <section aria-label={t('consolePartner.users')} className={styles.part}>
        <h2>{t('consolePartner.users')}</h2>
        <Users search={search} onPage={(page) => setSearch({ page })} />
      </section>
      <section aria-label={words('partner.lineBets')} className={styles.part}>
        <h2>{words('partner.lineBets')}</h2>
        <Bets search={search} onPage={(betPage) => setSearch({ betPage })} />
      </section>
    </PageFrame>
  );
}

/** Partners are chosen in their tree, and their statement opens from there. */
function BackToPartners() {
  const t = useText(consoleShellTexts);
  return (
    <ToolRow>
      <Link to={urls.partners} className={buttonClass({ size: 'sm' })}>
        {t('consoleShell.partners')}
      </Link>
    </ToolRow>
  );
}

function PartnerChip({ memberKey }: { memberKey: number }) {
  const t = useText(consolePartnerTexts);
  const words = usePartnerWords();
  const { data } = useCallQuery('/api/console/partner/detail', { memberKey });
  if (data === undefined) return null;
  return (
    <span>
      {t('consolePartner.of', { nick: data.memNick })} · {words.rank(data.partnerRank)} · {data.memId}
    </span>
  );
}

interface PartProps {
  readonly search: {
    readonly memberKey: number;
    readonly settlementIdx: number | null;
    readonly startDate: string;
    readonly endDate: string;
    readonly branchKey: number | null;
    readonly ofMemberKey: number | null;
    readonly page: number;
    readonly betPage: number;
  } & ReturnType<typeof readLineChoice>;
  readonly onPage: (page: number) => void;
}

/** What the calls of lines, members and bets share. */
function filterOf({ search }: Pick<PartProps, 'search'>) {
  const { memberKey, settlementIdx, startDate, endDate, kind, gameType, branch, branchKey } = search;
  const { basisPoints, ownBasisPoints, branchBasisPoints } = search;
  const rates = { basisPoints, ownBasisPoints, branchBasisPoints };
  return { memberKey, settlementIdx, startDate, endDate, kind, gameType, branch, branchKey, ...rates };
}

function Lines({ search }: Pick<PartProps, 'search'>) {
  const t = useText(consolePartnerTexts);
  const { memberKey, settlementIdx, startDate, endDate } = search;
  const query = useList('/api/console/partner/commissions', { memberKey, settlementIdx, startDate, endDate });
  const period = { memberKey, settlementIdx: settlementIdx ?? undefined, startDate, endDate };
  const columns = useLineColumns<Line>((line, figure) => (
    <Link
      to={urls.commission}
      search={{ ...period, ...choiceOf(line), branchKey: line.branchKey ?? undefined }}
    >
      {figure}
    </Link>
  ));
  return (
    <ListTable
      query={query}
      caption={t('consolePartner.lines')}
      columns={columns}
      rowKey={lineKeyOf}
      emptyTitle={t('consolePartner.noLines')}
      emptyBody={t('consolePartner.noLinesBody')}
    />
  );
}

function Users({ search, onPage }: PartProps) {
  const t = useText(consolePartnerTexts);
  const query = useList('/api/console/partner/commissionUsers', {
    ...filterOf({ search }),
    page: search.page,
  });
  const columns = useUserColumns<User>((row, figure) => (
    <Link
      to={urls.commission}
      search={{
        ...filterOf({ search }),
        settlementIdx: search.settlementIdx ?? undefined,
        ofMemberKey: row.memberKey,
        page: search.page,
      }}
    >
      {figure}
    </Link>
  ));
  return (
    <ListTable
      query={query}
      caption={t('consolePartner.users')}
      columns={columns}
      rowKey={(row) => String(row.memberKey)}
      page={search.page}
      onPageChange={onPage}
      selectedKey={search.ofMemberKey === null ? undefined : String(search.ofMemberKey)}
      emptyTitle={t('consolePartner.noLines')}
      emptyBody={t('consolePartner.noLinesBody')}
    />
  );
}

function Bets({ search, onPage }: PartProps) {
  const t = useText(consolePartnerTexts);
  const query = useList('/api/console/partner/commissionBets', {
    ...filterOf({ search }),
    ofMemberKey: search.ofMemberKey,
    page: search.betPage,
  });
  return (
    <ListTable
      query={query}
      caption={t('consolePartner.bets')}
      columns={useCommissionBetColumns(search.kind)}
      rowKey={betKeyOf}
      page={search.betPage}
      onPageChange={onPage}
      emptyTitle={t('consolePartner.noLines')}
      emptyBody={t('consolePartner.noLinesBody')}
    />
  );
}
