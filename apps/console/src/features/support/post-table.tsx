import { useText } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { consoleBoardTexts } from '@hanpan/messages';
import { Badge, type Column, Elapsed, Table, TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { type PostRow, postKeyOf } from './model.ts';

interface PostTableProps {
  readonly rows: readonly PostRow[];
  readonly selectedKey: string | undefined;
  readonly onSelect: (row: PostRow) => void;
  readonly empty: ReactNode;
}

export function PostTable({ rows, selectedKey, onSelect, empty }: PostTableProps) {
  const t = useText(consoleBoardTexts);
  const columns: Column<PostRow>[] = [
    {
      key: 'title',
      header: t('consoleBoard.col.title'),
      phone: 'main',
      cell: (row) => <span>{row.title}</span>,
    },
    {
      key: 'writer',
      header: t('consoleBoard.col.writer'),
      phone: 'meta',
      cell: (row) =>
        row.memId !== null && row.memNick !== null ? (
          <MemberName row={{ memId: row.memId, memNick: row.memNick }} />
        ) : (
          <span className={cells.quiet}>{row.operatorName}</span>
        ),
    },
    {
      key: 'time',
      header: t('consoleBoard.col.time'),
      phone: 'money',
      cell: (row) =>
        row.status === 'wait' && row.deletedAt === null ? (
          <Elapsed sinceMs={Date.parse(row.waitingSince)} />
        ) : (
          <TimeText atMs={Date.parse(row.regDate)} format="dateTime" className={cells.quiet} />
        ),
    },
    {
      key: 'state',
      header: t('consoleBoard.col.state'),
      phone: 'state',
      cell: (row) => <PostState row={row} />,
    },
  ];
  return (
    <Table
      caption={t('consoleBoard.table')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={postKeyOf}
      selectedKey={selectedKey}
      onRowSelect={onSelect}
      empty={empty}
    />
  );
}

export function PostState({
  row,
}: {
  row: Pick<PostRow, 'status' | 'hiddenYn' | 'deletedAt' | 'category' | 'type'>;
}) {
  const t = useText(consoleBoardTexts);
  if (row.deletedAt !== null) {
    return (
      <Badge size="sm" kind="void">
        {t('consoleBoard.status.deleted')}
      </Badge>
    );
  }
  if (row.hiddenYn === 'Y') {
    return (
      <Badge size="sm" kind="void">
        {t('consoleBoard.hidden')}
      </Badge>
    );
  }
  if (row.status !== null) {
    return (
      <Badge size="sm" kind={row.status === 'wait' ? 'ask' : 'done'}>
        {t(`consoleBoard.status.${row.status}`)}
      </Badge>
    );
  }
  return (
    <Badge size="sm" kind="plain">
      {t(`consoleBoard.category.${row.category}`)}
    </Badge>
  );
}
