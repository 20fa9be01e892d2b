import { useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consoleAuditTexts } from '@hanpan/messages';
import { type Column, TimeText } from '@hanpan/ui';
import { useActionWords } from '../../app/use-action-words.ts';
import type { AuditRow } from './use-audit.ts';
import { useSubjectWords } from './use-subject-words.ts';

export function useAuditColumns(): Column<AuditRow>[] {
  const t = useText(consoleAuditTexts);
  const actorOf = useActor();
  const wordsOf = useActionWords();
  const subjectOf = useSubjectWords();
  const columns: Column<AuditRow>[] = [
    {
      key: 'at',
      sortable: true,
      header: t('consoleAudit.at'),
      phone: 'meta',
      cell: (row) => <TimeText atMs={Date.parse(row.at)} format="dateTimeSeconds" className={cells.quiet} />,
    },
    {
      key: 'actor',
      sortable: true,
      header: t('consoleAudit.actor'),
      phone: 'state',
      cell: (row) => actorOf(row),
    },
    {
      key: 'action',
      sortable: true,
      header: t('consoleAudit.action'),
      phone: 'main',
      cell: ({ action }) => <span className={cells.name}>{wordsOf(action)}</span>,
    },
    {
      key: 'subject',
      header: t('consoleAudit.subject'),
      phone: 'wide',
      cell: subjectOf,
    },
    { key: 'reason', header: t('consoleAudit.reason'), phone: 'wide', cell: (row) => row.reason },
  ];
  return columns;
}

type Acted = Pick<AuditRow, 'actor' | 'actorId'>;

/**
 * Operators stand by the names that they had, and by what they log in with, which is one person's; a member who changed
 * something of its own by its number.
 */
export function useActor(): (row: Acted) => string {
  const t = useText(consoleAuditTexts);
  return ({ actor, actorId }) => {
    if (actorId !== null) return actor === actorId ? actor : `${actor} (${actorId})`;
    return actor.startsWith('member:')
      ? t('consoleAudit.member', { id: actor.slice('member:'.length) })
      : actor;
  };
}
