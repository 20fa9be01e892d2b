import { useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import { pointTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { toast } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { useApplyBalance, useMember } from '../../app/session.ts';
import { ConversionForm } from './conversion-form.tsx';
import { usePoints } from './use-points.ts';

const walletPath = '/api/cash/getUserCash';

/** Comp to cash, for partners and members who have any; the points page works even if this fails. */
export function CompConversion() {
  const { isPartnerMember } = useMember();
  const { data } = useCallQuery(walletPath, {});
  const { isFetched } = usePoints();
  // Not before the form above it: that would push it about.
  if (!isFetched || data === undefined || (data.compAmt === 0 && isPartnerMember === 'N')) return null;
  return <OpenConversion compAmt={data.compAmt} />;
}

/** What stands below both conversions, once it is known how tall they are. */
export function BelowConversions({ children }: { children: ReactNode }) {
  const wallet = useCallQuery(walletPath, {});
  const points = usePoints();
  return wallet.isFetched && points.isFetched ? children : null;
}

function OpenConversion({ compAmt }: { compAmt: Amount }) {
  const t = useText(pointTexts);
  const applyBalance = useApplyBalance();
  const { submit, ...sending } = useMoneyCall({ refreshes: [walletPath] });
  const convert = async (amount: Amount) => {
    const { data } = await submit('/api/wallet/convertComp', { amount });
    if (data === undefined) return false;
    applyBalance({ cashAmt: data.cashAmt, version: data.version });
    toast({ text: t('point.comp.done', { amount: data.amount }) });
    return true;
  };
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
        ask: (amount) => ({
          title: t('point.comp.ask', { amount }),
          confirm: t('point.change.confirm', { amount }),
        }),
        problem: (problem) => t(problem === 'exceeds' ? 'point.comp.exceeds' : 'point.comp.required'),
      }}
      heldAmount={compAmt}
      minAmount={1}
      conversion={{ ...sending, convert }}
    />
  );
}
