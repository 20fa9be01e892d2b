import { useText } from '@hanpan/client';
import { consoleMemberCareTexts, consoleMembersTexts } from '@hanpan/messages';
import { Card, Money } from '@hanpan/ui';
import { MemberStatusBadge } from '../member-columns.tsx';
import styles from './care.module.css';
import { MemberLinks } from './member-links.tsx';
import type { MemberCare } from './use-member-care.ts';

/** Who it is, and what it has. */
export function MemberHead({ member, turnover }: Pick<MemberCare, 'member' | 'turnover'>) {
  const t = useText(consoleMemberCareTexts);
  const members = useText(consoleMembersTexts);
  return (
    <Card className={styles.head}>
      <h2 className={styles.nick}>{member.memNick}</h2>
      <span className={styles.id}>
        {member.memId} · #{member.memberKey}
      </span>
      <MemberStatusBadge row={member} />
      <dl className={styles.amounts}>
        <div>
          <dt>{members('consoleMembers.cash')}</dt>
          <dd>
            <Money amount={member.cashAmt} />
          </dd>
        </div>
        <div>
          <dt>{members('consoleMembers.point')}</dt>
          <dd>
            <Money amount={member.pointAmt} unit={null} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('consoleMemberCare.turnover')}</dt>
          <dd>
            <Money amount={turnover.missing} tone="plain" />
          </dd>
        </div>
      </dl>
      <MemberLinks memId={member.memId} />
    </Card>
  );
}
