import { useCallQuery, useText } from '@hanpan/client';
import { type Site, useSite } from '@hanpan/kit';
import { cashFactsTexts, cashTexts } from '@hanpan/messages';
import { Card, CardHeader, ErrorState, LoadingRegion, MoreLink, PartialNotice, Skeleton } from '@hanpan/ui';
import { useDeferredValue } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useGameMoney } from '../../app/game-money.ts';
import { BonusProgress } from './bonus-progress.tsx';
import { RequestTable } from './cash-history.tsx';
import { DepositForm } from './deposit-form.tsx';
import styles from './desk.module.css';
import { DeskRefusal, useDeskRefusal } from './desk-refusal.tsx';
import { GameMoneyNotice } from './game-money-notice.tsx';
import { useHistoryColumns } from './history-columns.tsx';
import type { CashKind } from './model.ts';
import { OtherRequest, useOtherRequest } from './other-request.tsx';
import { RequestProgress } from './request-progress.tsx';
import { RequestSteps } from './request-steps.tsx';
import { TurnoverProgress } from './turnover-progress.tsx';
import { useBonuses } from './use-bonuses.ts';
import { useCashRules } from './use-cash-rules.ts';
import { type Desk, useDesk } from './use-desk.ts';
import { useTurnover } from './use-turnover.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

const recentCount = 5;

/** A form, or in its place the request that is open or has just ended; below it the newest requests. */
export function CashDesk({ kind }: { kind: CashKind }) {
  const t = useText(cashTexts);
  const desk = useDesk(kind);
  const areFactsPending = useAreFactsPending(kind);
  // The form is large: it is drawn in slices while its skeleton stands.
  const isWaiting = useDeferredValue(areFactsPending || desk.isPending);
  if (desk.isFailed) {
    return (
      <Card>
        <ErrorState title={t('cash.error.title')} onRetry={desk.retry} busy={desk.isFetching}>
          {t('cash.error.body')}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      {kind === 'out' && !isWaiting && <BonusProgress />}
      {kind === 'in' && !isWaiting && <GameMoneyNotice />}
      <DeskPlace kind={kind} desk={desk} isWaiting={isWaiting} />
      {!isWaiting && <RecentRequests kind={kind} desk={desk} />}
    </>
  );
}

/** The form waits for everything that stands in it: what arrives later would push the rest about. */
function useAreFactsPending(kind: CashKind): boolean {
  const rules = useCallQuery('/api/cash/rules', {});
  const turnover = useTurnover();
  const bonuses = useBonuses();
  const other = useOtherRequest(kind);
  const ownLimits = useCallQuery('/api/protection/limits', {}, { enabled: kind === 'in' });
  const gameMoney = useGameMoney(kind === 'in');
  const isOwnKnown = kind === 'out' || (ownLimits.isFetched && gameMoney.isFetched);
  return !(rules.isFetched && turnover.isFetched && bonuses.isFetched && other.isFetched && isOwnKnown);
}

interface DeskPlaceProps {
  readonly kind: CashKind;
  readonly desk: Desk;
  readonly isWaiting: boolean;
}

function DeskPlace({ kind, desk, isWaiting }: DeskPlaceProps) {
  const site = useSite();
  if (isWaiting || site === undefined) return <DeskSkeleton />;
  return <ReadyPlace kind={kind} desk={desk} site={site} />;
}

function ReadyPlace({ kind, desk, site }: { kind: CashKind; desk: Desk; site: Site }) {
  const t = useText(cashFactsTexts);
  const { deposit, withdrawal } = useCashRules(site);
  const { data: turnover } = useTurnover();
  const { request: other } = useOtherRequest(kind);
  const hasOpenBonus = useBonuses().data?.bonuses.some(({ state }) => state === 'open') === true;
  const refusal = useDeskRefusal(kind);
  if (desk.shown) return <RequestProgress request={desk.shown} isNew={desk.isNew} onAgain={desk.dismiss} />;
  if (refusal !== undefined) return <DeskRefusal code={refusal} />;
  if (other !== undefined) return <OtherRequest request={other} />;
  const isBound = kind === 'out' && turnover?.isExcluded !== true;
  if (isBound && turnover !== undefined && turnover.missing > 0)
    return <TurnoverProgress turnover={turnover} isLast={!hasOpenBonus} />;
  if (isBound && hasOpenBonus)
    return <PartialNotice tone="warn">{t('cash.turnover.blockedBonus')}</PartialNotice>;
  return (
    <>
      <Card className={styles.steps}>
        <RequestSteps kind={kind} request={undefined} />
      </Card>
      {kind === 'in' ? (
        <DepositForm limits={deposit} onRequested={desk.follow} />
      ) : (
        <WithdrawalForm site={{ ...site, withdrawal }} onRequested={desk.follow} />
      )}
    </>
  );
}

function DeskSkeleton() {
  return (
    <LoadingRegion className={styles.skeleton}>
      <Skeleton height="112px" />
      <Skeleton height="340px" />
    </LoadingRegion>
  );
}

function RecentRequests({ kind, desk }: { kind: CashKind; desk: Desk }) {
  const t = useText(cashTexts);
  const columns = useHistoryColumns({ hasKind: false, hasBonus: kind === 'in' });
  const title = kind === 'in' ? t('cash.list.recentIn') : t('cash.list.recentOut');
  return (
    <Card aria-label={title}>
      <CardHeader
        title={title}
        actions={
          <MoreLink as={AppLink} to={kind === 'in' ? 'chargeList' : 'exchangeList'}>
            {t('cash.list.all')}
          </MoreLink>
        }
      />
      <RequestTable caption={title} columns={columns} rows={desk.recent.slice(0, recentCount)} />
    </Card>
  );
}
