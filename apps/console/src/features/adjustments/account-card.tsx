import { useText } from '@hanpan/client';
import type { Adjustment } from '@hanpan/contract';
import { cells, MemberName, PanelFacts } from '@hanpan/kit';
import { consoleAdjustmentTexts } from '@hanpan/messages';
import { type Amount, add, subtract } from '@hanpan/money';
import { Money } from '@hanpan/ui';
import type { Account } from './use-account.ts';

interface AccountCardProps {
  readonly account: Account;
  readonly direction: Adjustment['direction'];
  readonly amount: Amount | undefined;
}

/** Whose money it is, and what it comes to: one wrong letter of an id would move that of a stranger. */
export function AccountCard({ account, direction, amount }: AccountCardProps) {
  const t = useText(consoleAdjustmentTexts);
  const { cashAmt, memName } = account;
  const after = amount && (direction === 'credit' ? add(cashAmt, amount) : subtract(cashAmt, amount));
  return (
    <PanelFacts
      facts={[
        {
          label: t('consoleAdjustment.account'),
          value: (
            <>
              <MemberName row={account} />
              {memName && <span className={cells.quiet}> · {memName}</span>}
            </>
          ),
        },
        { label: t('consoleAdjustment.before'), value: <Money amount={cashAmt} tone="plain" /> },
        ...(after === undefined
          ? []
          : [
              {
                label: t('consoleAdjustment.after'),
                value: after < 0 ? t('consoleAdjustment.short') : <Money amount={after} />,
              },
            ]),
      ]}
    />
  );
}
