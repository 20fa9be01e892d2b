import { useLocalText, useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consoleBannerTexts, localeNames } from '@hanpan/messages';
import { Badge, Button, type Column, IconButton, Table, TimeText, useTickingNow } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './banners.module.css';
import { type BannerRow, bannerKeyOf, stateOf } from './model.ts';

interface BannerTableProps {
  readonly rows: readonly BannerRow[];
  readonly mayChange: boolean;
  readonly onMove: (row: BannerRow, step: 1 | -1) => void;
  readonly onEdit: (row: BannerRow) => void;
  readonly onRemove: (row: BannerRow) => void;
  readonly empty: ReactNode;
}

const badgeOf = { on: 'done', off: 'void', later: 'wait', over: 'void' } as const;

export function BannerTable({ rows, mayChange, onMove, onEdit, onRemove, empty }: BannerTableProps) {
  const t = useText(consoleBannerTexts);
  const local = useLocalText();
  const now = useTickingNow();
  const columns: Column<BannerRow>[] = [
    {
      key: 'title',
      header: t('consoleBanner.heading'),
      phone: 'main',
      cell: (row) => <b className={cells.name}>{local(row.title)}</b>,
    },
    {
      key: 'kind',
      header: t('consoleBanner.kind'),
      phone: 'meta',
      cell: ({ kind }) => t(`consoleBanner.kind.${kind}`),
    },
    {
      key: 'layout',
      header: t('consoleBanner.layout'),
      phone: 'hidden',
      cell: ({ layout }) => t(`consoleBanner.layout.${layout}`),
    },
    {
      key: 'languages',
      header: t('consoleBanner.languages'),
      phone: 'hidden',
      cell: ({ locales }) =>
        locales === null
          ? t('consoleBanner.everyLanguage')
          : locales.map((each) => localeNames[each]).join(', '),
    },
    { key: 'period', header: t('consoleBanner.from'), phone: 'hidden', cell: (row) => <Period row={row} /> },
    {
      key: 'state',
      header: t('consoleBanner.state'),
      phone: 'state',
      cell: (row) => (
        <Badge size="sm" kind={badgeOf[stateOf(row, now)]}>
          {t(`consoleBanner.state.${stateOf(row, now)}`)}
        </Badge>
      ),
    },
    { key: 'by', header: t('consoleBanner.savedBy'), phone: 'hidden', cell: ({ savedBy }) => savedBy ?? '-' },
    ...(mayChange ? [actions()] : []),
  ];
  return (
    <Table
      caption={t('consoleBanner.table')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={bannerKeyOf}
      empty={empty}
    />
  );

  function actions(): Column<BannerRow> {
    return {
      key: 'actions',
      header: '',
      align: 'end',
      phone: 'wide',
      cell: (row) => {
        const title = local(row.title);
        return (
          <span className={styles.actions}>
            <IconButton
              size="sm"
              icon="arrowUp"
              label={t('consoleBanner.up', { title })}
              onClick={() => onMove(row, -1)}
            />
            <IconButton
              size="sm"
              icon="arrowDown"
              label={t('consoleBanner.down', { title })}
              onClick={() => onMove(row, 1)}
            />
            <Button size="sm" onClick={() => onEdit(row)}>
              {t('consoleBanner.edit')}
            </Button>
            <Button size="sm" onClick={() => onRemove(row)}>
              {t('consoleBanner.remove')}
            </Button>
          </span>
        );
      },
    };
  }
}

function Period({ row: { startsAt, endsAt } }: { row: BannerRow }) {
  const t = useText(consoleBannerTexts);
  if (startsAt === null && endsAt === null) return t('consoleBanner.always');
  return (
    <span className={cells.quiet}>
      {startsAt !== null && <TimeText atMs={Date.parse(startsAt)} />} –{' '}
      {endsAt !== null && <TimeText atMs={Date.parse(endsAt)} />}
    </span>
  );
}
