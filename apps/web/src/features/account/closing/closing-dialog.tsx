import { useCallQuery, useText } from '@hanpan/client';
import { FailureNotice, Loaded } from '@hanpan/kit';
import { closingTexts } from '@hanpan/messages';
import { Button, Checkbox, Field, Modal, Money, PasswordInput, Skeleton, TextArea } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './closing.module.css';
import { type Closing, isFree, Obstacles } from './obstacles.tsx';
import { useCloseAccount } from './use-close-account.ts';

const mostLetters = 200;

/** What closing the account means now; where nothing stands in its way, the password and a tick do it. */
export function ClosingDialog({ onClose }: { onClose: () => void }) {
  const t = useText(closingTexts);
  const form = useId();
  const query = useCallQuery('/api/member/closing', {});
  const closing = useCloseAccount();
  const mayClose = query.data !== undefined && isFree(query.data);
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="md"
      title={t('closing.title')}
      actions={
        mayClose && (
          <Button type="submit" form={form} variant="warn" busy={closing.isSending}>
            {t('closing.open')}
          </Button>
        )
      }
    >
      <Loaded query={query} errorTitle={t('closing.error')} skeleton={<Skeleton height="280px" />}>
        {(data) =>
          isFree(data) ? (
            <ClosingForm id={form} closing={data} action={closing} />
          ) : (
            <Obstacles closing={data} onLeave={onClose} />
          )
        }
      </Loaded>
    </Modal>
  );
}

interface ClosingFormProps {
  id: string;
  closing: Closing;
  action: ReturnType<typeof useCloseAccount>;
}

function ClosingForm({ id, closing, action }: ClosingFormProps) {
  const t = useText(closingTexts);
  const { close, failure, clear } = action;
  const [memPass, setPass] = useState('');
  const [reason, setReason] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (memPass !== '' && isAgreed) void close({ memPass, reason });
  };
  return (
    <form id={id} className={styles.stack} noValidate onSubmit={submit}>
      <Outcome closing={closing} />
      <p>{t('closing.effects')}</p>
      <p className={styles.quiet}>{t('closing.kept')}</p>
      {closing.cashAmt > 0 && <p className={styles.quiet}>{t('closing.turnover')}</p>}
      <Field label={t('closing.reason')}>
        <TextArea
          name="reason"
          rows={2}
          maxLength={mostLetters}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Field
        label={t('closing.password')}
        error={isTried && memPass === '' ? t('closing.passwordMissing') : undefined}
        required
      >
        <PasswordInput
          name="memPass"
          autoComplete="current-password"
          value={memPass}
          onChange={(event) => {
            setPass(event.target.value);
            clear();
          }}
        />
      </Field>
      <Checkbox name="agree" label={t('closing.agree')} checked={isAgreed} onChange={setAgreed} />
      {isTried && !isAgreed && (
        <p role="alert" className={styles.missing}>
          {t('closing.agreeMissing')}
        </p>
      )}
      <FailureNotice failure={failure} />
    </form>
  );
}

/** What is paid, where to, and what is not. */
function Outcome({ closing }: { closing: Closing }) {
  const t = useText(closingTexts);
  const { cashAmt, bankName, accountNumber, accountHolder, pointAmt, bonusAmt } = closing;
  return (
    <dl className={styles.outcome}>
      <div>
        <dt>{t('closing.paid')}</dt>
        <dd>{cashAmt === 0 ? t('closing.nothingPaid') : <Money amount={cashAmt} />}</dd>
      </div>
      {cashAmt > 0 && (
        <div>
          <dt>{t('closing.account')}</dt>
          <dd>
            {bankName} {accountNumber} {accountHolder}
          </dd>
        </div>
      )}
      {pointAmt > 0 && (
        <div>
          <dt>{t('closing.points')}</dt>
          <dd>
            <Money amount={pointAmt} unit={null} tone="plain" />
          </dd>
        </div>
      )}
      {bonusAmt > 0 && (
        <div>
          <dt>{t('closing.bonus')}</dt>
          <dd>
            <Money amount={bonusAmt} tone="plain" />
          </dd>
        </div>
      )}
    </dl>
  );
}
