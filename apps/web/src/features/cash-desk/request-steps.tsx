import { useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import { cashFactsTexts, cashTexts } from '@hanpan/messages';
import { Money, type Step, Stepper, TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { type CashKind, type StepView, stepsOf } from './model.ts';

export interface RequestStepsProps {
  readonly kind: CashKind;
  /** Undefined while the form is being filled in. */
  readonly request: CashRequest | undefined;
}

/** The four steps of a request with the time at which each was reached. */
export function RequestSteps({ kind, request }: RequestStepsProps) {
  const t = useText(cashTexts);
  const titles = {
    amount: t('cash.step.amount'),
    requested: t('cash.step.requested'),
    waiting: kind === 'in' ? t('cash.step.waitingIn') : t('cash.step.waitingOut'),
    done: kind === 'in' ? t('cash.step.doneIn') : t('cash.step.doneOut'),
  };
  const steps: Step[] = stepsOf(request).map((step) => ({
    title: titles[step.name],
    state: step.state,
    note: <StepNote kind={kind} request={request} step={step} />,
  }));
  return <Stepper label={t('cash.request.steps')} steps={steps} />;
}

function StepNote({ kind, request, step }: RequestStepsProps & { step: StepView }): ReactNode {
  const t = useText(cashTexts);
  const facts = useText(cashFactsTexts);
  if (step.state === 'todo') {
    if (request?.state === -1) return t('cash.step.notReached');
    const ahead = {
      amount: undefined,
      requested: t('cash.step.requestedNote'),
      waiting: t('cash.step.waitingNote'),
      done: kind === 'in' ? t('cash.step.doneInNote') : t('cash.step.doneOutNote'),
    };
    return ahead[step.name];
  }
  if (request === undefined) return t('cash.step.amountNote');
  if (step.name === 'amount') return <Money amount={request.amount} tone="plain" />;
  const reachedAt = {
    requested: step.state === 'ended' ? request.processedAt : request.appliedAt,
    waiting: step.state === 'stopped' ? request.processedAt : request.waitingAt,
    done: request.processedAt,
  }[step.name];
  return (
    <>
      {reachedAt && <TimeText atMs={Date.parse(reachedAt)} format="timeSeconds" />}
      {step.state === 'stopped' && ` ${t('cash.step.refused')}`}
      {step.state === 'ended' &&
        request.closedBy !== null &&
        ` ${facts(`cash.request.ended.${request.closedBy}`)}`}
    </>
  );
}
