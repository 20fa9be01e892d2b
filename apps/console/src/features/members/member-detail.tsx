import { useCallQuery, useText } from '@hanpan/client';
import {
  type PanelCheck,
  PanelChecks,
  type PanelFact,
  PanelFacts,
  PanelSection,
  TreePath,
} from '@hanpan/kit';
import { consoleMembersTexts, consoleTestAccountTexts } from '@hanpan/messages';
import { Badge, Money, TimeText } from '@hanpan/ui';
import { useMay } from '../../app/session.ts';
import { TestAccountFacts } from './care/test-account-card.tsx';
import { CashAccess } from './cash-access.tsx';
import { ClosedAccount } from './closed-account.tsx';
import { DormantAccount } from './dormant-account.tsx';
import { Age, MemberStatusBadge } from './member-columns.tsx';
import styles from './member-detail.module.css';
import { ageVerdict, type MemberRow } from './model.ts';
import { PlayAccess } from './play-access.tsx';

/** One member. Phone and account number arrive masked: the console never holds them whole. */
export function MemberDetail({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const test = useText(consoleTestAccountTexts);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.nick}>{row.memNick}</h2>
        <MemberStatusBadge row={row} />
      </div>
      {row.status === 'pending' && <SignupChecks row={row} />}
      <PanelSection title={t('consoleMembers.member')}>
        <PanelFacts
          facts={[
            { label: t('consoleMembers.memId'), value: row.memId },
            { label: t('consoleMembers.name'), value: row.memName },
            { label: t('consoleMembers.age'), value: <Age row={row} /> },
            { label: t('consoleMembers.phone'), value: row.phone },
            { label: t('consoleMembers.bank'), value: `${row.bankName} ${row.accountNumber}` },
            { label: t('consoleMembers.recommender'), value: row.recommenderId ?? '-' },
            { label: t('consoleMembers.tree'), value: <TreePath tree={row.tree} /> },
            { label: t('consoleMembers.level'), value: row.memLevel },
            { label: t('consoleMembers.applied'), value: <When at={row.appliedAt} /> },
            ...decisionFacts(),
          ]}
        />
      </PanelSection>
      {row.status !== 'pending' && (
        <PanelSection title={t('consoleMembers.cash')}>
          <PanelFacts
            facts={[
              { label: t('consoleMembers.cash'), value: <Money amount={row.cashAmt} /> },
              {
                label: t('consoleMembers.point'),
                value: <Money amount={row.pointAmt} unit={null} tone="plain" />,
              },
            ]}
          />
        </PanelSection>
      )}
      {row.testAccount && (
        <PanelSection title={test('consoleTestAccount.title')} note={test('consoleTestAccount.lead')}>
          <TestAccountFacts account={row.testAccount} />
        </PanelSection>
      )}
      <ClosedAccount key={`closed-${row.memberKey}`} row={row} />
      <DormantAccount key={`dormant-${row.memberKey}`} row={row} />
      {(row.status === 'active' || row.status === 'suspended') && <Access row={row} />}
    </>
  );

  function decisionFacts(): PanelFact[] {
    if (row.decidedAt === null) return [];
    return [
      { label: t('consoleMembers.decided'), value: <When at={row.decidedAt} /> },
      { label: t('consoleMembers.decidedBy'), value: row.decidedBy ?? '-' },
    ];
  }
}

/** What the member may do; the switches are for whoever may change it. */
function Access({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const maySwitch = useMay('/api/console/members/cashBlocks');
  const mayBlock = useMay('/api/console/members/playAccess');
  const allowed = (isAllowed: boolean) => (
    <Badge size="sm" kind={isAllowed ? 'done' : 'now'}>
      {t(isAllowed ? 'consoleMembers.access.allowed' : 'consoleMembers.access.blocked')}
    </Badge>
  );
  return (
    <>
      {maySwitch ? (
        <CashAccess key={row.memberKey} row={row} />
      ) : (
        <PanelSection title={t('consoleMembers.access')}>
          <PanelFacts
            facts={[
              { label: t('consoleMembers.access.deposit'), value: allowed(row.depositAllowed) },
              { label: t('consoleMembers.access.withdrawal'), value: allowed(row.withdrawalAllowed) },
            ]}
          />
        </PanelSection>
      )}
      {mayBlock ? (
        <PlayAccess key={`play-${row.memberKey}`} row={row} />
      ) : (
        <PanelSection title={t('consoleMembers.play')}>
          <PanelFacts
            facts={[{ label: t('consoleMembers.play.bets'), value: allowed(row.bettingAllowed) }]}
          />
        </PanelSection>
      )}
    </>
  );
}

function When({ at }: { at: string }) {
  return <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />;
}

function SignupChecks({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const { data } = useCallQuery('/api/etc/siteOption', {}, { staleTime: 300_000 });
  const legal = data?.siteOption.memberPolicy.legalAgeYears;
  const { recommenderId } = row;
  const checks: PanelCheck[] = [
    ...(legal === undefined ? [] : [ageCheck(legal)]),
    recommenderId === null
      ? { key: 'recommender', ok: false, text: t('consoleMembers.check.noRecommender') }
      : { key: 'recommender', ok: true, text: t('consoleMembers.check.recommender', { id: recommenderId }) },
  ];
  return (
    <PanelSection title={t('consoleMembers.checks')}>
      <PanelChecks
        checks={checks}
        okMark={t('consoleMembers.mark.ok')}
        warnMark={t('consoleMembers.mark.warn')}
      />
    </PanelSection>
  );

  function ageCheck(legalAge: number): PanelCheck {
    const years = row.ageYears ?? 0;
    const verdict = ageVerdict(row, legalAge);
    if (verdict === 'unknown') return { key: 'age', ok: false, text: t('consoleMembers.check.ageUnknown') };
    if (verdict === 'young')
      return { key: 'age', ok: false, text: t('consoleMembers.check.young', { years, legal: legalAge }) };
    return { key: 'age', ok: true, text: t('consoleMembers.check.age', { years, legal: legalAge }) };
  }
}
