import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleAuditTexts } from '@hanpan/messages';
import { type Column, Table, TimeText } from '@hanpan/ui';
import { useActor } from './audit-columns.tsx';
import { useActionWords } from './use-action-words.ts';
import type { AuditRow } from './use-audit.ts';

type Change = AuditRow['changes'][number];

/** One entry: who and why, what differs field by field, and what else was written down. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const t = useText(consoleAuditTexts);
  const wordsOf = useActionWords();
  const actorOf = useActor();
  const columns: Column<Change>[] = [
    {
      key: 'field',
      header: t('consoleAudit.field'),
      phone: 'main',
      cell: ({ field }) => <code>{field}</code>,
    },
    { key: 'before', header: t('consoleAudit.before'), phone: 'meta', cell: ({ before }) => shown(before) },
    { key: 'after', header: t('consoleAudit.after'), phone: 'state', cell: ({ after }) => shown(after) },
  ];
  return (
    <>
      <PanelSection title={wordsOf(row.action)} note={row.action}>
        <PanelFacts
          facts={[
            {
              label: t('consoleAudit.at'),
              value: <TimeText atMs={Date.parse(row.at)} format="dateTimeSeconds" />,
            },
            { label: t('consoleAudit.actor'), value: actorOf(row) },
            { label: t('consoleAudit.subject'), value: `${row.subjectName ?? ''} ${row.subject}`.trim() },
            { label: t('consoleAudit.reason'), value: row.reason ?? '-' },
            { label: t('consoleAudit.place'), value: row.place },
          ]}
        />
      </PanelSection>
      {row.changes.length > 0 && (
        <PanelSection title={t('consoleAudit.changes')}>
          <Table
            caption={t('consoleAudit.changes')}
            density="dense"
            columns={columns}
            rows={row.changes}
            rowKey={({ field }) => field}
          />
        </PanelSection>
      )}
      {row.facts.length > 0 && (
        <PanelSection title={t('consoleAudit.facts')}>
          <PanelFacts facts={row.facts.map(({ field, value }) => ({ label: field, value: shown(value) }))} />
        </PanelSection>
      )}
    </>
  );
}

function shown(value: string | null): string {
  return value === null || value === '' ? '-' : value;
}
