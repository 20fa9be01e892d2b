import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleCashFactsTexts, consoleCashTexts } from '@hanpan/messages';
import { Badge, CopyButton, Money, TimeText } from '@hanpan/ui';
import type { CashRow } from './model.ts';

/** What the line in the bank's list has to say: who paid, how much, on which account, since when. */
export function DepositMatch({ request }: { request: CashRow }) {
  const t = useText(consoleCashTexts);
  const facts = useText(consoleCashFactsTexts);
  const { payerName, payerMatches, shownAccount: shown, expiresAt } = request;
  return (
    <PanelSection title={facts('consoleCash.match')}>
      <PanelFacts
        facts={[
          {
            label: facts('consoleCash.payer'),
            value: (
              <>
                <b>{payerName ?? request.accountHolder}</b>{' '}
                {!payerMatches && (
                  <Badge size="sm" kind="now">
                    {facts('consoleCash.payerDiffers')}
                  </Badge>
                )}{' '}
                <CopyButton size="sm" value={payerName ?? request.accountHolder}>
                  {facts('consoleCash.copyShort')}
                </CopyButton>
              </>
            ),
          },
          { label: t('consoleCash.col.amount'), value: <Money amount={request.amount} tone="plain" /> },
          ...(shown === null
            ? [{ label: facts('consoleCash.shownAccount'), value: facts('consoleCash.neverShown') }]
            : [
                {
                  label: facts('consoleCash.shownAccount'),
                  value: `${shown.bankName} ${shown.accountNumber} · ${shown.accountHolder}`,
                },
                {
                  label: facts('consoleCash.shownAt'),
                  value: <TimeText atMs={Date.parse(shown.shownAt)} format="dateTimeSeconds" />,
                },
              ]),
          ...(request.payoutReference === null
            ? []
            : [{ label: facts('consoleCash.referenceIn'), value: request.payoutReference }]),
          ...(expiresAt === null || request.state !== 0
            ? []
            : [
                {
                  label: facts('consoleCash.expiresAt'),
                  value: <TimeText atMs={Date.parse(expiresAt)} format="dateTimeSeconds" />,
                },
              ]),
        ]}
      />
    </PanelSection>
  );
}
