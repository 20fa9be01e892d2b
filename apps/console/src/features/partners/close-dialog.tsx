import { useCallQuery, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { DeskLoaded, FormDialog, PanelFacts, ReasonField } from '@hanpan/kit';
import { consolePartnerClosingTexts, consolePartnerTexts } from '@hanpan/messages';
import { type Amount, add, zero } from '@hanpan/money';
import { Money, PartialNotice, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import type { PartnerNode } from './model.ts';
import { usePartnerAction } from './use-partner-action.ts';

type Closing = DataOf<'/api/console/partner/closing'>;
interface CloseDialogProps {
  readonly node: PartnerNode;
  readonly onClose: () => void;
}

/** Closes the account of a partner: first what that means, or what has to end before. */
export function CloseDialog({ node, onClose }: CloseDialogProps) {
  const t = useText(consolePartnerClosingTexts);
  const [reason, setReason] = useState('');
  const { send, isSending, error } = usePartnerAction(onClose);
  const { memberKey } = node;
  const query = useCallQuery('/api/console/partner/closing', { memberKey });
  return (
    <FormDialog
      layer="confirm"
      title={t('consolePartnerClosing.close')}
      onClose={onClose}
      submitLabel={query.data?.isFree ? t('consolePartnerClosing.close') : undefined}
      tone="warn"
      onSubmit={() => send('/api/console/partner/close', { memberKey, reason: reason.trim() })}
      call={{ isSending }}
      refusal={error && <PartialNotice tone="warn">{error}</PartialNotice>}
      blocked={reason.trim() === ''}
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={5} columns={2} />}>
        {(closing) =>
          closing.isFree ? (
            <Consequences node={node} closing={closing} reason={reason} onReason={setReason} />
          ) : (
            <Obstacles closing={closing} />
          )
        }
      </DeskLoaded>
    </FormDialog>
  );
}

interface ConsequencesProps extends Pick<CloseDialogProps, 'node'> {
  readonly closing: Closing;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

function Consequences({ node, closing, reason, onReason }: ConsequencesProps) {
  const t = useText(consolePartnerClosingTexts);
  const words = useText(consolePartnerTexts);
  const { bankName, accountNumber, accountHolder } = closing;
  return (
    <>
      <p>{t('consolePartnerClosing.note', { nick: node.memNick })}</p>
      <PanelFacts
        facts={[
          { label: t('consolePartnerClosing.cash'), value: <Money amount={closing.cashAmt} /> },
          { label: t('consolePartnerClosing.comp'), value: <Money amount={closing.compAmt} /> },
          {
            label: t('consolePartnerClosing.account'),
            value: `${bankName} ${accountNumber} ${accountHolder}`,
          },
          {
            label: words('consolePartner.owed'),
            value: <Money amount={closing.owedAmount} tone="plain" />,
          },
          {
            label: t('consolePartnerClosing.points'),
            value: <Money amount={closing.pointAmt} tone="plain" />,
          },
          {
            label: t('consolePartnerClosing.bonus'),
            value: <Money amount={closing.bonusAmt} tone="plain" />,
          },
          { label: t('consolePartnerClosing.members'), value: String(closing.membersBelow) },
        ]}
      />
      <ReasonField
        presets={[words('consolePartner.preset.request'), words('consolePartner.preset.contract')]}
        reason={reason}
        error={false}
        onChange={onReason}
      />
    </>
  );
}

const sumOf = (rows: readonly { readonly amount: Amount }[]) =>
  add(zero, ...rows.map(({ amount }) => amount));

/** What has to end first, in the order in which the server looks at it. */
function Obstacles({ closing }: { closing: Closing }) {
  const t = useText(consolePartnerClosingTexts);
  const { partnersBelow, unsettledAmount, dueAmount, bets, games, requests } = closing;
  const betCount = bets.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    partnersBelow > 0 && t('consolePartnerClosing.partnersBelow', { count: partnersBelow }),
    closing.isPresetReferrer && t('consolePartnerClosing.preset'),
    closing.waitingSettlementIdx !== null && t('consolePartnerClosing.waiting'),
    unsettledAmount !== 0 && t('consolePartnerClosing.unsettled', { amount: unsettledAmount }),
    dueAmount > 0 && t('consolePartnerClosing.due', { amount: dueAmount }),
    betCount > 0 && t('consolePartnerClosing.bets', { count: betCount }),
    games.length > 0 && t('consolePartnerClosing.games', { amount: sumOf(games) }),
    requests.length > 0 && t('consolePartnerClosing.requests', { count: requests.length }),
  ].filter((line) => line !== false);
  return (
    <>
      <p>{t('consolePartnerClosing.obstacles')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
