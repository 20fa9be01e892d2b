import { useText } from '@hanpan/client';
import type { DocumentKind } from '@hanpan/contract';
import { consoleDocumentTexts, documentTexts } from '@hanpan/messages';
import { Badge, Button, Card, type Column, Table, TimeText } from '@hanpan/ui';
import styles from './documents.module.css';
import type { DocumentVersion } from './use-documents.ts';

interface VersionTableProps {
  readonly kind: DocumentKind;
  readonly versions: readonly DocumentVersion[];
  readonly memberCount: number;
  readonly onShow: (version: DocumentVersion) => void;
  /** Undefined where this operator publishes nothing. */
  readonly onNew: (() => void) | undefined;
}

/** Every version of one document, with how many members have accepted it. */
export function VersionTable({ kind, versions, memberCount, onShow, onNew }: VersionTableProps) {
  const t = useText(consoleDocumentTexts);
  const document = useText(documentTexts);
  const name = document(`document.${kind}`);
  const columns: Column<DocumentVersion>[] = [
    {
      key: 'version',
      header: t('consoleDocument.version'),
      phone: 'main',
      cell: ({ version, isCurrent }) => (
        <span className={styles.version}>
          {t('consoleDocument.versionOf', { version })}
          {isCurrent && (
            <Badge size="sm" kind="done">
              {t('consoleDocument.current')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'change',
      header: t('consoleDocument.kindOfChange'),
      phone: 'meta',
      cell: ({ isMaterial }) => t(isMaterial ? 'consoleDocument.material' : 'consoleDocument.wording'),
    },
    {
      key: 'publishedAt',
      header: t('consoleDocument.publishedAt'),
      phone: 'meta',
      cell: ({ publishedAt }) => <TimeText atMs={Date.parse(publishedAt)} />,
    },
    {
      key: 'publishedBy',
      header: t('consoleDocument.publishedBy'),
      phone: 'meta',
      cell: ({ publishedBy }) => publishedBy ?? t('consoleDocument.product'),
    },
    {
      key: 'accepted',
      header: t('consoleDocument.accepted'),
      phone: 'money',
      align: 'end',
      cell: ({ acceptedCount }) =>
        t('consoleDocument.acceptedOf', { count: acceptedCount, all: memberCount }),
    },
    {
      key: 'show',
      header: t('consoleDocument.show'),
      phone: 'state',
      holdsButton: true,
      align: 'end',
      cell: (row) => (
        <Button
          size="xs"
          aria-label={t('consoleDocument.showOf', { name, version: row.version })}
          onClick={() => onShow(row)}
        >
          {t('consoleDocument.show')}
        </Button>
      ),
    },
  ];
  return (
    <Card as="section" aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {onNew && (
          <Button
            size="sm"
            variant="filled"
            icon="edit"
            aria-label={t('consoleDocument.newOf', { name })}
            onClick={onNew}
          >
            {t('consoleDocument.new')}
          </Button>
        )}
      </div>
      <Table
        caption={t('consoleDocument.table', { name })}
        density="dense"
        columns={columns}
        rows={versions}
        rowKey={({ version }) => String(version)}
        empty={<p className={styles.quiet}>{t('consoleDocument.empty')}</p>}
      />
    </Card>
  );
}
