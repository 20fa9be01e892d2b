import { useMoneyCall, useText } from '@hanpan/client';
import { Loaded, useSite } from '@hanpan/kit';
import { commonTexts, pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { requiredTurnover } from '@hanpan/rules';
import { Card, PartialNotice, Skeleton, toast } from '@hanpan/ui';
import { useApplyBalance, useBalance } from '../../app/session.ts';
import { ConversionForm } from './conversion-form.tsx';
import { pointListPath, usePoints } from './use-points.ts';

/** Points to cash. Where the site does not convert at the moment, a notice takes the form's place. */
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
  const applyBalance = useApplyBalance();
  const { pointAmt } = useBalance();
  const rewardPercent = useSite()?.turnover.rewardPercent ?? 0;
  const { submit, ...sending } = useMoneyCall({ refreshes: [pointListPath] });
  const convert = async (amount: Amount) => {
    const { data } = await submit('/api/point/change', { amount });
    if (data === undefined) return false;
    applyBalance(data);
    toast({ text: t('point.change.done', { amount: -data.entry.appliedPoints }) });
    return true;
  };
  return (
    <ConversionForm
      words={{
        title: t('point.tab.change'),
        amount: t('point.change.amount'),
        rate: `${t('point.change.minimum', { min: minAmount })} ${t('point.change.rate')}`,
        after: t('point.change.after'),
        left: t('point.change.left'),
        turnover: (amount) =>
          rewardPercent > 0
            ? t('point.change.turnover', { amount: requiredTurnover(amount, rewardPercent) })
            : undefined,
        submit: t('point.change.submit'),
        ask: (amount) => ({
          title: t('point.change.ask', { amount }),
          confirm: t('point.change.confirm', { amount }),
        }),
        problem: (problem) => t(`point.change.${problem}`, { min: minAmount }),
      }}
      heldAmount={pointAmt}
      minAmount={minAmount}
      unit={common('common.point')}
      conversion={{ ...sending, convert }}
    />
  );
}
