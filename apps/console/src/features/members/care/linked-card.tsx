import { useText } from '@hanpan/client';
import { MemberName, PanelSection } from '@hanpan/kit';
import { consoleMemberCareTexts, consoleMembersTexts } from '@hanpan/messages';
import { Badge, Card, type Column, Table } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../../../app/urls.ts';
import styles from './care.module.css';
import type { MemberCare } from './use-member-care.ts';

type LinkedRow = MemberCare['linked'][number];

/** Accounts that have something in common with this one. */
export function LinkedCard({ linked }: Pick<MemberCare, 'linked'>) {
  const t = useText(consoleMemberCareTexts);
  const members = useText(consoleMembersTexts);
  const columns: Column<LinkedRow>[] = [
    {
      key: 'member',
      header: members('consoleMembers.member'),
      phone: 'main',
      cell: (row) => (
        <Link to={urls.member} search={{ key: row.memberKey }}>
          <MemberName row={row} />
        </Link>
      ),
    },
    {
      key: 'by',
      header: t('consoleMemberCare.by'),
      phone: 'meta',
      cell: ({ by }) => by.map((each) => t(`consoleMemberCare.by.${each}`)).join(', '),
    },
    {
      key: 'status',
      header: members('consoleMembers.status'),
      phone: 'state',
      cell: ({ status, excludedUntil }) => (
        <>
          <Badge size="sm" kind={status === 'active' ? 'done' : 'void'}>
            {members(`consoleMembers.status.${status}`)}
          </Badge>
          {excludedUntil !== null && (
            <>
              {' '}
              <Badge size="sm" kind="now">
                {t('consoleMemberCare.linked.excluded')}
              </Badge>
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleMemberCare.linked')} note={t('consoleMemberCare.linkedNote')}>
        <Table
          caption={t('consoleMemberCare.linked')}
          density="dense"
          columns={columns}
          rows={linked}
          rowKey={({ memberKey }) => String(memberKey)}
          empty={<p className={styles.quiet}>{t('consoleMemberCare.linked.none')}</p>}
        />
      </PanelSection>
    </Card>
  );
}
