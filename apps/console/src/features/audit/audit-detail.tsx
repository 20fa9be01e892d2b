import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleAuditTexts } from '@hanpan/messages';
import { type Column, Table, TimeText } from '@hanpan/ui';
import { useActionWords } from '../../app/use-action-words.ts';
import { useActor } from './audit-columns.tsx';
import styles from './audit-detail.module.css';
import type { AuditRow } from './use-audit.ts';
import { useFieldWords } from './use-field-words.ts';
import { useSubjectWords } from './use-subject-words.ts';
import { useValueWords } from './use-value-words.ts';

type Change = AuditRow['changes'][number];

/** One entry: who and why, what differs field by field, and what else was written down. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const t = useText(consoleAuditTexts);
  const wordsOf = useActionWords();
  const actorOf = useActor();
  const fieldOf = useFieldWords();
  const subjectOf = useSubjectWords();
  const saidOf = useValueWords(row);
  const facts = row.facts.filter(({ value }) => value !== '');
  const columns: Column<Change>[] = [
    {
      key: 'field',
      header: t('consoleAudit.field'),
      phone: 'main',
      cell: ({ field }) => fieldOf(field),
    },
    {
      key: 'before',
      header: t('consoleAudit.before'),
      phone: 'wide',
      cell: ({ field, before }) => <span className={styles.value}>{saidOf(field, before)}</span>,
    },
    {
      key: 'after',
      header: t('consoleAudit.after'),
      phone: 'wide',
      cell: ({ field, after }) => <span className={styles.value}>{saidOf(field, after)}</span>,
    },
  ];
  return (
    <>
      <PanelSection isLead title={wordsOf(row.action)}>
        <PanelFacts
          facts={[
            {
              label: t('consoleAudit.at'),
              value: <TimeText atMs={Date.parse(row.at)} format="dateTimeSeconds" />,
            },
            { label: t('consoleAudit.actor'), value: actorOf(row) },
            { label: t('consoleAudit.subject'), value: subjectOf(row) },
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
      {facts.length > 0 && (
        <PanelSection title={t('consoleAudit.facts')}>
          <PanelFacts
            facts={facts.map(({ field, value }) => ({ label: fieldOf(field), value: saidOf(field, value) }))}
          />
        </PanelSection>
      )}
    </>
  );
}
