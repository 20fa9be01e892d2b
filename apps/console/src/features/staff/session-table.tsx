import { useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { cells } from '@hanpan/kit';
import { consoleLoginTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Table, TimeText } from '@hanpan/ui';

export type SessionRow = DataOf<'/api/console/sessions'>['list'][number];

interface SessionTableProps {
  readonly rows: readonly SessionRow[];
  readonly busy: boolean;
  readonly onEnd: (row: SessionRow) => void;
}

/** What a session is told apart by, in words. */
export function useSessionNames(): (row: SessionRow) => string {
  const t = useText(consoleLoginTexts);
  return ({ system, browser }) => {
    const name = [system, browser].filter((part) => part !== null).join(' · ');
    return name === '' ? t('consoleSessions.unknown') : name;
  };
}

/** The open sessions of one operator; each but that which asks can be ended. */
export function SessionTable({ rows, busy, onEnd }: SessionTableProps) {
  const t = useText(consoleLoginTexts);
  const nameOf = useSessionNames();
  const columns: Column<SessionRow>[] = [
    {
      key: 'device',
      header: t('consoleSessions.device'),
      phone: 'main',
      cell: (row) => (
        <>
          <b className={cells.name}>{nameOf(row)}</b>{' '}
          {row.isThis && (
            <Badge size="sm" kind="done">
              {t('consoleSessions.this')}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'address',
      header: t('consoleSessions.address'),
      phone: 'meta',
      cell: ({ address }) => address,
    },
    {
      key: 'started',
      header: t('consoleSessions.started'),
      phone: 'wide',
      cell: ({ startedAt }) => <TimeText atMs={Date.parse(startedAt)} className={cells.quiet} />,
    },
    {
      key: 'last',
      header: t('consoleSessions.last'),
      phone: 'wide',
      cell: ({ lastAt }) => <TimeText atMs={Date.parse(lastAt)} className={cells.quiet} />,
    },
    {
      key: 'end',
      header: '',
      phone: 'state',
      align: 'end',
      holdsButton: true,
      cell: (row) =>
        !row.isThis && (
          <Button
            size="sm"
            disabled={busy}
            aria-label={t('consoleSessions.endOne', { device: nameOf(row), address: row.address })}
            onClick={() => onEnd(row)}
          >
            {t('consoleSessions.end')}
          </Button>
        ),
    },
  ];
  return (
    <Table
      caption={t('consoleSessions.table')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={({ sessionKey }) => String(sessionKey)}
      empty={<p className={cells.quiet}>{t('consoleSessions.none')}</p>}
    />
  );
}
