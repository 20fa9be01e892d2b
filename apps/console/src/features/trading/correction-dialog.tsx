import { callQuery, useCaller, useLocale, useText } from '@hanpan/client';
import type { DataOf, TradingEvent } from '@hanpan/contract';
import { Loaded, ReasonDialog } from '@hanpan/kit';
import { consoleResultTexts, consoleTradingTexts } from '@hanpan/messages';
import { formatAmount } from '@hanpan/money';
import {
  Button,
  Checkbox,
  formatTime,
  Modal,
  Money,
  PartialNotice,
  SkeletonRows,
  toast,
  useUi,
} from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BookedResult } from './booked-result.tsx';
import styles from './event-detail.module.css';
import type { Correction } from './result-draft.ts';
import { useTradingAction } from './use-trading.ts';

type Preview = DataOf<'/api/console/sports/resultPreview'>;

interface CorrectionDialogProps {
  readonly correction: Correction;
  readonly name: string;
  /** Whose result is entered; nothing where bets are given back. */
  readonly event?: TradingEvent | undefined;
  readonly onClose: () => void;
}

const isPart = ({ placedFrom, placedTo }: Correction) => (placedFrom ?? placedTo ?? null) !== null;

const titleOf = (correction: Correction) =>
  correction.kind === 'void' && isPart(correction)
    ? ('consoleTrading.result.ask.part' as const)
    : (`consoleTrading.result.ask.${correction.kind}` as const);

/** Which bets are meant, where not all of them are. */
function PlacedLine({ correction }: { correction: Correction }) {
  const t = useText(consoleResultTexts);
  const { locale, timeZone } = useUi();
  const timeOf = (at: string | null | undefined) =>
    at ? formatTime(Date.parse(at), 'dateTimeSeconds', { locale, timeZone, zone: true }) : '';
  if (!isPart(correction)) return null;
  const words = { from: timeOf(correction.placedFrom), to: timeOf(correction.placedTo) };
  if (words.from === '') return <p>{t('consoleTrading.void.placedBefore', words)}</p>;
  return (
    <p>
      {t(words.to === '' ? 'consoleTrading.void.placedSince' : 'consoleTrading.void.placedWithin', words)}
    </p>
  );
}

/** First the money that it moves, then the reason, then it happens. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { correction, name, event, onClose } = props;
  const t = useText(consoleResultTexts);
  const { texts } = useUi();
  const [isTicked, setTicked] = useState(false);
  const isRunning = event?.state === 'live';
  const [isSure, setSure] = useState(false);
  const query = useQuery({
    ...callQuery(useCaller(), '/api/console/sports/resultPreview', correction),
    gcTime: 0,
  });
  if (isSure && query.data) return <CorrectionReason {...props} preview={query.data} />;
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      layer="confirm"
      title={t(titleOf(correction), { name })}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="filled"
            disabled={query.data === undefined || (isRunning && !isTicked)}
            onClick={() => setSure(true)}
          >
            {t('consoleTrading.result.continue')}
          </Button>
        </>
      }
    >
      {event && <BookedResult event={event} correction={correction} />}
      <PlacedLine correction={correction} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} columns={2} />}
        errorTitle={t('consoleTrading.result.failed')}
        errorBody={({ message }) => message}
      >
        {(preview) => <PreviewTable preview={preview} />}
      </Loaded>
      {isRunning && (
        <Checkbox label={t('consoleTrading.result.runningSure')} checked={isTicked} onChange={setTicked} />
      )}
    </Modal>
  );
}

function PreviewTable({ preview }: { preview: Preview }) {
  const t = useText(consoleResultTexts);
  const trading = useText(consoleTradingTexts);
  const { betCount, creditAmount, debitAmount, bets, isComplete } = preview;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('consoleTrading.result.bets')}</dt>
          <dd>{trading('consoleTrading.betCount', { count: betCount })}</dd>
        </div>
        <div>
          <dt>{t('consoleTrading.result.credit')}</dt>
          <dd>
            <Money amount={creditAmount} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('consoleTrading.result.debit')}</dt>
          <dd>
            <Money amount={debitAmount} tone="plain" />
          </dd>
        </div>
      </dl>
      {!isComplete && <PartialNotice>{t('consoleTrading.result.partial')}</PartialNotice>}
      <ul className={styles.actions}>
        {bets.map((bet) => (
          <PreviewedBet key={bet.receiptId} bet={bet} />
        ))}
      </ul>
    </>
  );
}

function PreviewedBet({ bet }: { bet: Preview['bets'][number] }) {
  const t = useText(consoleResultTexts);
  const { locale } = useLocale();
  return (
    <li>
      {t('consoleTrading.result.betLine', {
        receipt: bet.receiptId,
        before: t(`consoleTrading.betStatus.${bet.statusNow}`),
        paid: formatAmount(bet.paidAmount, locale),
        after: t(`consoleTrading.betStatus.${bet.statusThen}`),
        payout: formatAmount(bet.payoutAmount, locale),
      })}
    </li>
  );
}

function CorrectionReason({
  correction,
  name,
  event,
  preview,
  onClose,
}: CorrectionDialogProps & { preview: Preview }) {
  const t = useText(consoleResultTexts);
  const acting = useTradingAction();
  const confirm = async (reason: string) => {
    const { data } = await acting.submit('/api/console/sports/result', { ...correction, reason });
    if (data === undefined) return;
    toast({ text: t('consoleTrading.result.done') });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(titleOf(correction), { name })}
      note={t('consoleTrading.result.reasonNote', {
        bets: preview.betCount,
        credit: preview.creditAmount,
        debit: preview.debitAmount,
      })}
      presets={[t('consoleTrading.result.preset.official'), t('consoleTrading.result.preset.wrong')]}
      confirmLabel={t(`consoleTrading.result.submit.${correction.kind}`)}
      busy={acting.isSending}
      error={acting.error}
      onConfirm={(reason) => void confirm(reason)}
    >
      {event && <BookedResult event={event} correction={correction} />}
      <PlacedLine correction={correction} />
    </ReasonDialog>
  );
}
