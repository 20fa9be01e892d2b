import { useText } from '@hanpan/client';
import { PanelSection } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { buttonClass, Card } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../app/session.ts';
import { urls } from '../../../app/urls.ts';
import { CashAccess } from '../cash-access.tsx';
import { ClosedAccount } from '../closed-account.tsx';
import { DormantAccount } from '../dormant-account.tsx';
import type { MemberRow } from '../model.ts';
import { PlayAccess } from '../play-access.tsx';
import styles from './care.module.css';
import { DropTool } from './drop-tool.tsx';
import { LevelTool } from './level-tool.tsx';
import { PasswordTool } from './password-tool.tsx';

/** What this operator may do about the member, and where to look further. */
export function ToolsCard({ member, hasFactor }: { member: MemberRow; hasFactor: boolean }) {
  const t = useText(consoleMemberCareTexts);
  const mayReset = useMay('/api/console/members/resetPassword');
  const mayTake = useMay('/api/console/members/dropFactor');
  const mayDrop = useMay('/api/console/members/dropPin');
  const mayBlock = useMay('/api/console/members/playAccess');
  const toPoints = useMay('/api/console/point/list');
  const toLedger = useMay('/api/console/ledger/summary');
  const toAudit = useMay('/api/console/audit');
  const link = buttonClass({ size: 'sm' });
  return (
    <Card className={styles.card}>
      <PanelSection title={t('consoleMemberCare.tools')}>
        <LevelTool member={member} />
        {mayReset && <PasswordTool member={member} />}
        {mayDrop && member.pinSet && <DropTool member={member} what="pin" />}
        {mayTake && hasFactor && <DropTool member={member} what="factor" />}
        <div className={styles.buttons}>
          {toLedger && (
            <Link to={urls.ledger} search={{ q: member.memId }} className={link}>
              {t('consoleMemberCare.to.ledger')}
            </Link>
          )}
          {toPoints && (
            <Link to={urls.points} search={{ q: member.memId }} className={link}>
              {t('consoleMemberCare.to.points')}
            </Link>
          )}
          {toAudit && (
            <Link to={urls.audit} search={{ subject: `member:${member.memberKey}` }} className={link}>
              {t('consoleMemberCare.to.audit')}
            </Link>
          )}
        </div>
      </PanelSection>
      <ClosedAccount row={member} />
      <DormantAccount row={member} />
      {mayBlock && (member.status === 'active' || member.status === 'suspended') && (
        <>
          <PlayAccess row={member} />
          <CashAccess row={member} />
        </>
      )}
    </Card>
  );
}
