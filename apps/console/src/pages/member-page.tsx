import { useText } from '@hanpan/client';
import { DeskLoaded, PageFrame, type RawSearch, ToolRow, usePageSearch } from '@hanpan/kit';
import { consoleMemberCareTexts } from '@hanpan/messages';
import { buttonClass, EmptyState, SkeletonRows } from '@hanpan/ui';
import { Link } from '@tanstack/react-router';
import { urls } from '../app/urls.ts';
import { HarmCard } from '../features/harm/harm-card.tsx';
import styles from '../features/members/care/care.module.css';
import { DocumentsCard } from '../features/members/care/documents-card.tsx';
import { FactsCard } from '../features/members/care/facts-card.tsx';
import { IdentityCard } from '../features/members/care/identity-card.tsx';
import { LinkedCard } from '../features/members/care/linked-card.tsx';
import { MemberHead } from '../features/members/care/member-head.tsx';
import { MonthCard } from '../features/members/care/month-card.tsx';
import { NotesCard } from '../features/members/care/notes-card.tsx';
import { OwnLimitsCard } from '../features/members/care/own-limits-card.tsx';
import { SessionsCard } from '../features/members/care/sessions-card.tsx';
import { TestAccountCard } from '../features/members/care/test-account-card.tsx';
import { ToolsCard } from '../features/members/care/tools-card.tsx';
import { useMemberCare } from '../features/members/care/use-member-care.ts';

function readSearch(raw: RawSearch) {
  const key = Number(raw.key);
  return { key: Number.isSafeInteger(key) && key > 0 ? key : undefined };
}

/** One member with everything that operators look at and do; `key` of the address says which. */
export function MemberPage() {
  const t = useText(consoleMemberCareTexts);
  const [{ key }] = usePageSearch(readSearch);
  return (
    <PageFrame
      title={t('consoleMemberCare.page')}
      tools={
        <ToolRow>
          <Link to={urls.members} className={buttonClass({ size: 'sm' })}>
            {t('consoleMemberCare.back')}
          </Link>
        </ToolRow>
      }
    >
      {key === undefined ? (
        <EmptyState title={t('consoleMemberCare.missingTitle')} level={2}>
          {t('consoleMemberCare.missing')}
        </EmptyState>
      ) : (
        <Loaded key={key} memberKey={key} />
      )}
    </PageFrame>
  );
}

function Loaded({ memberKey }: { memberKey: number }) {
  const query = useMemberCare(memberKey);
  return (
    <DeskLoaded query={query} skeleton={<SkeletonRows rows={12} columns={3} />}>
      {(care) => (
        <div className={styles.page}>
          <MemberHead member={care.member} turnover={care.turnover} />
          <div className={styles.main}>
            <div className={styles.pair}>
              <FactsCard member={care.member} />
              <MonthCard month={care.month} turnover={care.turnover} />
            </div>
            <SessionsCard care={care} />
            <LinkedCard linked={care.linked} />
          </div>
          <div className={styles.side}>
            <ToolsCard member={care.member} hasFactor={care.secondFactor !== null} />
            <IdentityCard member={care.member} identity={care.identity} />
            <TestAccountCard member={care.member} testChanges={care.testChanges} />
            <OwnLimitsCard limits={care.limits} />
            <HarmCard memberKey={care.member.memberKey} />
            <DocumentsCard documents={care.documents} />
            <NotesCard member={care.member} notes={care.notes} />
          </div>
        </div>
      )}
    </DeskLoaded>
  );
}
