import { useText } from '@hanpan/client';
import { type PanelCheck, PanelChecks, PanelSection } from '@hanpan/kit';
import { consoleApprovalTexts, consoleCashFactsTexts, consoleCashTexts } from '@hanpan/messages';
import { TimeText, useTickingNow } from '@hanpan/ui';
import { type CashDetailData, isOpen, isOverdue, sumFits } from './model.ts';

/** Only what the records show; whether the money has arrived is for the operator to check. */
export function CashChecks({ detail }: { detail: CashDetailData }) {
  const t = useText(consoleCashTexts);
  const facts = useText(consoleCashFactsTexts);
  const approval = useText(consoleApprovalTexts);
  const { request } = detail;
  const nowMs = useTickingNow(isOpen(request));
  if (!isOpen(request)) return null;
  const overdue = isOverdue(request, nowMs);
  const fits = sumFits(detail);
  const checks: PanelCheck[] = [
    {
      key: 'time',
      ok: !overdue,
      text: overdue ? t('consoleCash.check.overdue') : t('consoleCash.check.onTime'),
      aside: <TimeText atMs={Date.parse(request.dueAt)} format="timeSeconds" />,
    },
    {
      key: 'sum',
      ok: fits,
      text: fits ? t('consoleCash.check.sumFits') : t('consoleCash.check.sumDiffers'),
    },
    ...payerCheck(),
    ...turnoverCheck(),
    approvalCheck(),
  ];

  function payerCheck(): PanelCheck[] {
    if (request.kind === 'out' || request.payerName === null) return [];
    const { payerMatches: ok } = request;
    const text = ok ? facts('consoleCash.check.payer') : facts('consoleCash.check.payerDiffers');
    return [{ key: 'payer', ok, text }];
  }

  function turnoverCheck(): PanelCheck[] {
    const { turnover } = detail;
    if (request.kind === 'in') return [];
    if (turnover === null)
      return [{ key: 'turnover', ok: true, text: facts('consoleCash.check.turnoverMet') }];
    const text = facts('consoleCash.check.turnoverLeft', {
      done: turnover.done,
      required: turnover.required,
    });
    return [{ key: 'turnover', ok: false, text }];
  }

  function approvalCheck(): PanelCheck {
    const { secondCause: cause, firstApprovedBy: first } = request;
    if (cause === null) return { key: 'two', ok: true, text: t('consoleCash.check.oneIsEnough') };
    const why = approval(`consoleApproval.cause.${cause}`);
    if (first === null) return { key: 'two', ok: false, text: `${t('consoleCash.check.needsTwo')}: ${why}` };
    return { key: 'two', ok: true, text: `${t('consoleCash.check.firstBy', { name: first })} · ${why}` };
  }

  return (
    <PanelSection title={t('consoleCash.checks')}>
      <PanelChecks checks={checks} okMark={t('consoleCash.mark.ok')} warnMark={t('consoleCash.mark.warn')} />
    </PanelSection>
  );
}
