import { useText } from '@hanpan/client';
import {
  FailureNotice,
  ListHelp,
  PageFrame,
  PeriodFields,
  type RawSearch,
  readDay,
  readText,
  SearchField,
  SplitView,
  ToolRow,
  usePageSearch,
  useSplitView,
} from '@hanpan/kit';
import { consoleAuditTexts } from '@hanpan/messages';
import { Button, buttonClass, Chip, EmptyState, Select } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useMay } from '../app/session.ts';
import { urls } from '../app/urls.ts';
import { isActionGroup, useActionWords } from '../app/use-action-words.ts';
import { useAuditColumns } from '../features/audit/audit-columns.tsx';
import { AuditDetail } from '../features/audit/audit-detail.tsx';
import { auditKeyOf, useVerifyAudit } from '../features/audit/use-audit.ts';
import { useSubjectWords } from '../features/audit/use-subject-words.ts';
import { VerdictNotice } from '../features/audit/verdict-notice.tsx';

function readSearch(raw: RawSearch) {
  return {
    action: readText(raw.action),
    subject: readText(raw.subject),
    q: readText(raw.q),
    from: readDay(raw.from),
    to: readDay(raw.to),
  };
}

/** Everything that operators did, with the reason and what it changed, and the proof that nothing of it was altered. */
export function AuditPage() {
  const t = useText(consoleAuditTexts);
  const [{ action, subject, q, from, to }, setSearch] = usePageSearch(readSearch);
  const desk = useDeskList({
    name: 'audit',
    path: '/api/console/audit',
    filter: { action, subject, search: q, startDate: from, endDate: to },
    columns: useAuditColumns(),
    keyOf: auditKeyOf,
  });
  const { list, selection } = desk;
  const verifying = useVerifyAudit();
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  const wordsOf = useActionWords();
  const subjectOf = useSubjectWords();
  const names = list.query.data?.list.find((each) => each.subject === subject);
  // A link may ask for several actions at once, or for one that nobody has done yet.
  const known = list.query.data?.actions ?? [];
  const offered = action === '' || known.includes(action) ? known : [...known, action];
  const actions = offered
    .map((each) => ({ value: each, label: isActionGroup(each) ? `${wordsOf(each)} …` : wordsOf(each) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <SplitView {...split} detail={row && { title: wordsOf(row.action), body: <AuditDetail row={row} /> }}>
      <PageFrame
        title={t('consoleAudit.title')}
        tools={
          <ToolRow
            end={
              <>
                <ListTools desk={desk} />
                <Button size="sm" icon="shield" busy={verifying.isSending} onClick={verifying.verify}>
                  {t('consoleAudit.verify')}
                </Button>
              </>
            }
          >
            <SearchField
              value={q}
              hint={t('consoleAudit.searchHint')}
              onChange={(next) => setSearch({ q: next })}
            />
            <Select
              size="sm"
              caption={t('consoleAudit.action')}
              options={[{ value: '', label: t('consoleAudit.allActions') }, ...actions]}
              value={action}
              onChange={(next) => setSearch({ action: next })}
            />
            {subject !== '' && (
              <Chip
                icon="close"
                shape="square"
                title={t('consoleAudit.anySubject')}
                onClick={() => setSearch({ subject: '' })}
              >
                {subjectOf(names ?? { subject, subjectName: null, subjectText: null })}
              </Chip>
            )}
            <PeriodFields
              fromLabel={t('consoleAudit.from')}
              toLabel={t('consoleAudit.to')}
              period={{ startDate: from, endDate: to }}
              onChange={({ startDate = from, endDate = to }) => setSearch({ from: startDate, to: endDate })}
            />
          </ToolRow>
        }
        footer={<ListHelp total={list.query.data?.pageInfo.total} />}
      >
        <FailureNotice failure={verifying.failure} />
        {verifying.verdict && <VerdictNotice verdict={verifying.verdict} />}
        <DeskTable
          desk={desk}
          caption={t('consoleAudit.table')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('consoleAudit.emptyTitle')} level={2} action={<Elsewhere />}>
              {t('consoleAudit.empty')}
            </EmptyState>
          }
        />
      </PageFrame>
    </SplitView>
  );
}

/** Where what is not written here is kept. */
function Elsewhere() {
  const t = useText(consoleAuditTexts);
  const maySeeLogins = useMay('/api/console/logins');
  const maySeeAccess = useMay('/api/console/personalAccess');
  return (
    <>
      {maySeeLogins && (
        <Link to={urls.logins} className={buttonClass({ size: 'sm' })}>
          {t('consoleAudit.toLogins')}
        </Link>
      )}{' '}
      {maySeeAccess && (
        <Link to={urls.personalAccess} className={buttonClass({ size: 'sm' })}>
          {t('consoleAudit.toPersonalAccess')}
        </Link>
      )}
    </>
  );
}
