import { useText } from '@hanpan/client';
import { commonTexts, pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { Card, PartialNotice, Skeleton, toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../../app/loaded.tsx';
import { useApplyBalance, useBalance } from '../../app/session.ts';
import { useMoneyDeed } from '../../app/use-money-deed.ts';
import { ConversionForm } from './conversion-form.tsx';
import { pointListPath, usePoints } from './use-points.ts';

/** Points to cash. Where the site does not convert at the moment, the form gives way to saying so. */
export function PointConversion() {
  const t = useText(pointTexts);
  const query = usePoints();
  if (query.data === undefined) {
    return (
      <Card>
        <Loaded query={query} errorTitle={t('point.list.errorTitle')} skeleton={<Skeleton height="300px" />}>
          {() => null}
        </Loaded>
      </Card>
    );
  }
  const { canConvert, minAmount } = query.data;
  if (canConvert === 'N') return <PartialNotice title={t('point.change.closed')} />;
  return <OpenConversion minAmount={minAmount} />;
}

function OpenConversion({ minAmount }: { minAmount: Amount }) {
  const t = useText(pointTexts);
  const common = useText(commonTexts);
  const queryClient = useQueryClient();
  const applyBalance = useApplyBalance();
  const { pointAmt } = useBalance();
  const deed = useMoneyDeed(
    (caller, { amount }: { amount: Amount }, idempotencyKey) =>
      caller('/api/point/change', { amount, idempotencyKey }),
    (changed) => {
      applyBalance(changed);
      toast({ text: t('point.change.done', { amount: -changed.entry.appliedPoints }) });
      void queryClient.invalidateQueries({ queryKey: [pointListPath] });
    },
  );
  return (
    <ConversionForm
      words={{
        title: t('point.tab.change'),
        held: t('point.held'),
        amount: t('point.change.amount'),
        rate: `${t('point.change.minimum', { min: minAmount })} ${t('point.change.rate')}`,
        after: t('point.change.after'),
        left: t('point.change.left'),
        submit: t('point.change.submit'),
        problem: (problem) => t(`point.change.${problem}`, { min: minAmount }),
      }}
      heldAmount={pointAmt}
      minAmount={minAmount}
      unit={common('common.point')}
      deed={deed}
    />
  );
}
