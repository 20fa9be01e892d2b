import { useText } from '@hanpan/client';
import {
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
import { consolePersonalAccessTexts } from '@hanpan/messages';
import { Button, EmptyState, Select } from '@hanpan/ui';
import { useState } from 'react';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useScreenWords } from '../app/use-screen-words.ts';
import { operatorOf, useAccessColumns } from '../features/personal-access/access-columns.tsx';
import { AccessDetail } from '../features/personal-access/access-detail.tsx';
import { MonthsDialog } from '../features/personal-access/months-dialog.tsx';
import {
  accessKeyOf,
  path,
  useAccessMonths,
  useLookCount,
} from '../features/personal-access/use-personal-access.ts';

function readSearch(raw: RawSearch) {
  return {
    call: readText(raw.call),
    operator: readText(raw.operator),
    member: readText(raw.member),
    from: readDay(raw.from),
    to: readDay(raw.to),
  };
}

/** The first and the last day of a month. */
function daysOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}

/** Whose personal data was shown to which operator, on which screen and from where, and which months were reviewed. */
export function PersonalAccessPage() {
  const t = useText(consolePersonalAccessTexts);
  const [{ call, operator, member, from, to }, setSearch] = usePageSearch(readSearch);
  const [isReviewing, setReviewing] = useState(false);
  const months = useAccessMonths();
  const desk = useDeskList({
    name: 'personalAccess',
    path,
    filter: { call, operator, member, startDate: from, endDate: to },
    columns: useAccessColumns(),
    keyOf: accessKeyOf,
  });
  const { list, selection } = desk;
  const { data } = list.query;
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  const screenOf = useScreenWords();
  const atLeast = useLookCount();
  const dueCount = months.data?.list.filter(({ state }) => state === 'due').length ?? 0;
  const operators = (data?.operators ?? []).map(({ operatorId, name }) => ({
    value: operatorId,
    label: operatorOf({ operatorId, operatorName: name }),
  }));
  const screens = (data?.calls ?? [])
    .map((value) => ({ value, label: screenOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <SplitView {...split} detail={row && { title: operatorOf(row), body: <AccessDetail row={row} /> }}>
      <PageFrame
        title={t('consoleAccess.title')}
        urgentCount={dueCount}
        urgentLabel={t('consoleAccess.dueTitle', { count: dueCount })}
        stats={[
          { label: t('consoleAccess.looks'), value: data ? atLeast(data.pageInfo.total) : '–' },
          { label: t('consoleAccess.operators'), value: data?.operatorCount ?? '–' },
        ]}
        tools={
          <ToolRow
            end={
              <>
                <ListTools desk={desk} />
                <Button size="sm" icon="shield" onClick={() => setReviewing(true)}>
                  {t('consoleAccess.months')}
                </Button>
              </>
            }
          >
            <SearchField
              value={member}
              hint={t('consoleAccess.memberId')}
              onChange={(next) => setSearch({ member: next })}
            />
            <Select
              size="sm"
              caption={t('consoleAccess.operator')}
              options={[{ value: '', label: t('consoleAccess.allOperators') }, ...operators]}
              value={operator}
              onChange={(next) => setSearch({ operator: next })}
            />
            <Select
              size="sm"
              caption={t('consoleAccess.screen')}
              options={[{ value: '', label: t('consoleAccess.allScreens') }, ...screens]}
              value={call}
              onChange={(next) => setSearch({ call: next })}
            />
            <PeriodFields
              fromLabel={t('consoleAccess.from')}
              toLabel={t('consoleAccess.to')}
              period={{ startDate: from ?? data?.startDate ?? null, endDate: to }}
              onChange={({ startDate = from, endDate = to }) => setSearch({ from: startDate, to: endDate })}
            />
          </ToolRow>
        }
        footer={<ListHelp total={data?.pageInfo.total} />}
      >
        <DeskTable
          desk={desk}
          caption={t('consoleAccess.table')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('consoleAccess.emptyTitle')} level={2}>
              {t('consoleAccess.empty')}
            </EmptyState>
          }
        />
        {isReviewing && (
          <MonthsDialog
            onShow={(month) => {
              setReviewing(false);
              setSearch(daysOf(month));
            }}
            onClose={() => setReviewing(false)}
          />
        )}
      </PageFrame>
    </SplitView>
  );
}
