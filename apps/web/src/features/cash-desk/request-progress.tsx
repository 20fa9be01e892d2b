import { useCallQuery, useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashFactsTexts, cashTexts } from '@hanpan/messages';
import {
  Button,
  Card,
  CardHeader,
  CopyButton,
  Countdown,
  Elapsed,
  LinkButton,
  Money,
  PartialNotice,
  TimeText,
  useTickingNow,
} from '@hanpan/ui';
import { useEffect, useId, useRef } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { OpenAccount } from './account-request.tsx';
import { CancelRequest } from './cancel-request.tsx';
import { isCancellable, isOpen } from './model.ts';
import styles from './request-progress.module.css';
import { RequestSteps } from './request-steps.tsx';
import { StateBadge } from './state-badge.tsx';

export interface RequestProgressProps {
  readonly request: CashRequest;
  /** It was made here just now, and takes the place of the form that was sent. */
  readonly isNew: boolean;
  readonly onAgain: () => void;
}

/** One request from receipt to result, in the place of the form. It changes as the desk works on it. */
export function RequestProgress({ request, isNew, onAgain }: RequestProgressProps) {
  const titleId = useId();
  const title = useLanding(isNew, request.closedBy);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={
          <span ref={title} role="status" tabIndex={-1} className={styles.title}>
            <RequestTitle request={request} />
          </span>
        }
        actions={<StateBadge state={request.state} closedBy={request.closedBy} />}
      />
      <div className={styles.body}>
        <RequestSteps kind={request.kind} request={request} />
        {/* What happened, or what to do now, stands above the record: on a phone the record fills the screen. */}
        <RequestNotice request={request} />
        {request.kind === 'in' && isOpen(request) && <OpenAccount />}
        <RequestFacts request={request} />
        <RequestActions request={request} onAgain={onAgain} />
      </div>
    </Card>
  );
}

/**
 * What its member has just done is said at the top of the card, which takes the focus and comes into sight: the button that was
 * pressed is gone, and on a phone the page stands wherever the longer form was scrolled to.
 */
function useLanding(isNew: boolean, closedBy: CashRequest['closedBy']) {
  const title = useRef<HTMLSpanElement>(null);
  const act = closedBy === 'member' ? 'cancelled' : isNew && 'made';
  useEffect(() => {
    if (act === false) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: 'nearest' });
  }, [act]);
  return title;
}

function RequestTitle({ request: { kind, state, closedBy } }: { request: CashRequest }) {
  const t = useText(cashTexts);
  const facts = useText(cashFactsTexts);
  if (closedBy !== null) return facts('cash.request.inEnded');
  const step = ({ 0: 'Requested', 2: 'Waiting', 1: 'Done', '-1': 'Refused' } as const)[state];
  return t(`cash.request.${kind}${step}`);
}

function RequestFacts({ request }: { request: CashRequest }) {
  const t = useText(cashTexts);
  const facts = useText(cashFactsTexts);
  return (
    <dl className={styles.facts}>
      <div className={styles.wide}>
        <dt>{t('cash.request.receipt')}</dt>
        <dd>
          <b>{request.receiptId}</b>
          <CopyButton value={request.receiptId} size="xs">
            {t('cash.request.receiptCopy')}
          </CopyButton>
        </dd>
      </div>
      <div>
        <dt>{t('cash.list.amount')}</dt>
        <dd>
          <Money amount={request.amount} tone={request.state === -1 ? 'plain' : 'gold'} size="lg" />
        </dd>
      </div>
      {/* Of a request that came to nothing there is no bonus either. */}
      {request.bonusAmount > 0 && request.state !== -1 && (
        <div>
          <dt>{t('cash.list.bonus')}</dt>
          <dd>
            <Money amount={request.bonusAmount} tone="plain" />
          </dd>
        </div>
      )}
      <div className={styles.wide}>
        <dt>{t('cash.request.appliedAt')}</dt>
        <dd>
          <TimeText atMs={Date.parse(request.appliedAt)} format="dateTimeSeconds" zone />
        </dd>
      </div>
      {request.payerName !== null && (
        <div>
          <dt>{facts('cash.request.payer')}</dt>
          <dd>{request.payerName}</dd>
        </div>
      )}
      {request.payoutReference !== null && (
        <div className={styles.wide}>
          <dt>{facts('cash.request.reference')}</dt>
          <dd>{request.payoutReference}</dd>
        </div>
      )}
      {isOpen(request) && (
        <div>
          <dt>{facts('cash.request.expected')}</dt>
          <dd>
            <TimeText atMs={Date.parse(request.dueAt)} format="timeSeconds" />
          </dd>
        </div>
      )}
      {isOpen(request) && (
        <div>
          <dt>{t('cash.request.elapsed')}</dt>
          <dd>
            <Elapsed sinceMs={Date.parse(request.appliedAt)} />
          </dd>
        </div>
      )}
      {request.processedAt !== null && (
        <div className={styles.wide}>
          <dt>{t('cash.request.processedAt')}</dt>
          <dd>
            <TimeText atMs={Date.parse(request.processedAt)} format="dateTimeSeconds" zone />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What the state means for the money. */
function RequestNotice({ request }: { request: CashRequest }) {
  const { kind, state, amount, reason, closedBy } = request;
  const t = useText(cashTexts);
  const facts = useText(cashFactsTexts);
  if (state === 1) {
    return (
      <PartialNotice>
        {kind === 'in' ? t('cash.request.inDoneNote', { amount }) : t('cash.request.outDoneNote', { amount })}
      </PartialNotice>
    );
  }
  if (closedBy !== null) return <PartialNotice>{facts(`cash.request.endedNote.${closedBy}`)}</PartialNotice>;
  if (state === -1) {
    return (
      <PartialNotice
        tone="warn"
        title={`${t('cash.request.reason')}: ${reason ?? t('cash.request.noReason')}`}
      >
        {kind === 'in' ? t('cash.request.inRefusedNote') : t('cash.request.outRefusedNote', { amount })}
      </PartialNotice>
    );
  }
  return <OpenNotice request={request} />;
}

/** What to expect, and what to do when it takes longer than that. */
function OpenNotice({ request: { kind, state, dueAt, expiresAt } }: { request: CashRequest }) {
  const t = useText(cashTexts);
  const facts = useText(cashFactsTexts);
  const { data } = useCallQuery('/api/cash/rules', {});
  const isLate = useTickingNow() > Date.parse(dueAt);
  const minutes = data?.usualMinutes[kind] ?? null;
  return (
    <>
      {isLate && (
        <PartialNotice
          tone="warn"
          title={facts('cash.request.lateTitle')}
          action={
            <LinkButton as={AppLink} to="qnaList" size="sm">
              {facts('cash.request.ask')}
            </LinkButton>
          }
        >
          {kind === 'in' ? facts('cash.request.lateIn') : facts('cash.request.lateOut')}
        </PartialNotice>
      )}
      <p className={styles.note}>
        {minutes !== null && `${facts('cash.request.usual', { minutes })} `}
        {t('cash.request.openNote')}
      </p>
      {state === 0 && expiresAt !== null && (
        <p className={styles.note}>
          {`${facts('cash.request.expires')} `}
          <Countdown untilMs={Date.parse(expiresAt)} label={facts('cash.request.expires')} />
        </p>
      )}
    </>
  );
}

function RequestActions({ request, onAgain }: Omit<RequestProgressProps, 'isNew'>) {
  const t = useText(cashTexts);
  return (
    <div className={styles.actions}>
      {isCancellable(request) && <CancelRequest request={request} />}
      {!isOpen(request) && (
        <Button variant="filled" onClick={onAgain}>
          {t('cash.request.again')}
        </Button>
      )}
      <LinkButton as={AppLink} to={request.kind === 'in' ? 'chargeList' : 'exchangeList'} variant="text">
        {request.kind === 'in' ? t('cash.tab.inList') : t('cash.tab.outList')}
      </LinkButton>
    </div>
  );
}
