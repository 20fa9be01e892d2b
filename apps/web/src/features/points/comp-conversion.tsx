import { useCallQuery, useText } from '@hanpan/client';
import { pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApplyBalance, useMember } from '../../app/session.ts';
import { useMoneyDeed } from '../../app/use-money-deed.ts';
import { ConversionForm } from './conversion-form.tsx';

const walletPath = '/api/cash/getUserCash';

/** Comp to cash, for partners and whoever holds any; whatever else fails, the points go on without it. */
export function CompConversion() {
  const { isPartnerMember } = useMember();
  const { data } = useCallQuery(walletPath, {});
  if (data === undefined || (data.compAmt === 0 && isPartnerMember === 'N')) return null;
  return <OpenConversion compAmt={data.compAmt} />;
}

function OpenConversion({ compAmt }: { compAmt: Amount }) {
  const t = useText(pointTexts);
  const queryClient = useQueryClient();
  const applyBalance = useApplyBalance();
  const deed = useMoneyDeed(
    (caller, { amount }: { amount: Amount }, idempotencyKey) =>
      caller('/api/wallet/convertComp', { amount, idempotencyKey }),
    ({ amount, cashAmt, version }) => {
      applyBalance({ cashAmt, version });
      toast({ text: t('point.comp.done', { amount }) });
      void queryClient.invalidateQueries({ queryKey: [walletPath] });
    },
  );
  return (
    <ConversionForm
      words={{
        title: t('point.comp.title'),
        held: t('point.comp.held'),
        amount: t('point.comp.amount'),
        rate: t('point.comp.rate'),
        after: t('point.change.after'),
        left: t('point.comp.left'),
        submit: t('point.comp.submit'),
        problem: (problem) => t(problem === 'exceeds' ? 'point.comp.exceeds' : 'point.comp.required'),
      }}
      heldAmount={compAmt}
      minAmount={1}
      deed={deed}
    />
  );
}
