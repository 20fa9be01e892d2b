import { useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { giveKind } from '@hanpan/contract';
import { ListPages, ListTools, Loaded, PeriodFields } from '@hanpan/kit';
import { giveTexts } from '@hanpan/messages';
import { Card, CardHeader, Chip, ChipGroup, EmptyState, Money, SkeletonRows, Table } from '@hanpan/ui';
import { useId, useState } from 'react';
import { useGiveColumns } from './give-columns.tsx';
import styles from './give-money.module.css';
import { type GiveFilter, useGives, wholeRecord } from './use-gives.ts';

const kinds = ['all', ...giveKind.options] as const;

/** What was given and taken back, and what was refused. */
export function GiveHistory() {
  const t = useText(giveTexts);
  const titleId = useId();
  const [filter, setFilter] = useState<GiveFilter>(wholeRecord);
  const [page, setPage] = useState(1);
  const query = useGives(filter, page);
  const columns = useGiveColumns();
  const isWhole = filter.kind === 'all' && filter.startDate === null && filter.endDate === null;
  const ending = isWhole ? '' : '.filter';
  const change = (part: Partial<GiveFilter>) => {
    setFilter((held) => ({ ...held, ...part }));
    setPage(1);
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t('give.list.title')}
        actions={query.data && <Sums data={query.data} />}
      />
      <ListTools>
        <ChipGroup label={t('give.kind')}>
          {kinds.map((kind) => (
            <Chip key={kind} pressed={kind === filter.kind} onClick={() => change({ kind })}>
              {t(`give.kind.${kind}`)}
            </Chip>
          ))}
        </ChipGroup>
        <PeriodFields
          fromLabel={t('give.list.from')}
          toLabel={t('give.list.to')}
          period={filter}
          onChange={change}
        />
      </ListTools>
      <Loaded
        query={query}
        errorTitle={t('give.list.errorTitle')}
        skeleton={<SkeletonRows rows={5} columns={5} />}
      >
        {({ list, pageInfo }) => (
          <>
            <Table
              caption={t('give.list.title')}
              columns={columns}
              rows={list}
              rowKey={({ giveIdx }) => String(giveIdx)}
              empty={
                <EmptyState level={3} title={t(`give.list.emptyTitle${ending}`)}>
                  {t(`give.list.emptyBody${ending}`)}
                </EmptyState>
              }
            />
            <ListPages
              label={t('give.list.title')}
              info={pageInfo}
              page={page}
              onPageChange={setPage}
              summary={t('give.list.total', { count: pageInfo.total })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Sums({ data: { givenAmt, takenBackAmt } }: { data: DataOf<'/api/give/list'> }) {
  const t = useText(giveTexts);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('give.list.given')}</dt>
        <dd>
          <Money amount={givenAmt} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('give.list.takenBack')}</dt>
        <dd>
          <Money amount={takenBackAmt} tone="plain" />
        </dd>
      </div>
    </dl>
  );
}
