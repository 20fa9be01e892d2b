import { useCallQuery, useText } from '@hanpan/client';
import { FormDialog, Loaded } from '@hanpan/kit';
import { closingTexts } from '@hanpan/messages';
import { Checkbox, Field, Money, PasswordInput, Skeleton, TextArea } from '@hanpan/ui';
import { useState } from 'react';
import styles from './closing.module.css';
import { type Closing, isFree, Obstacles } from './obstacles.tsx';
import { useCloseAccount } from './use-close-account.ts';

const mostLetters = 200;

/** What closing the account means now; where nothing stands in its way, the password and a tick do it. */
export function ClosingDialog({ onClose }: { onClose: () => void }) {
  const t = useText(closingTexts);
  const query = useCallQuery('/api/member/closing', {});
  const { close, clear, ...call } = useCloseAccount();
  const [typed, setTyped] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const { memPass, reason, isAgreed } = typed;
  const mayClose = query.data !== undefined && isFree(query.data);
  const submit = () => {
    setTried(true);
    if (memPass !== '' && isAgreed) void close({ memPass, reason });
  };
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    clear();
  };
  return (
    <FormDialog
      size="md"
      title={t('closing.title')}
      onClose={onClose}
      submitLabel={mayClose ? t('closing.open') : undefined}
      tone="warn"
      onSubmit={submit}
      call={call}
    >
      <Loaded query={query} errorTitle={t('closing.error')} skeleton={<Skeleton height="280px" />}>
        {(closing) =>
          isFree(closing) ? (
            <>
              <Meaning closing={closing} />
              <ClosingFields typed={typed} isTried={isTried} onChange={change} />
            </>
          ) : (
            <Obstacles closing={closing} onLeave={onClose} />
          )
        }
      </Loaded>
    </FormDialog>
  );
}

const nothing = { memPass: '', reason: '', isAgreed: false };
type Typed = typeof nothing;

interface ClosingFieldsProps {
  readonly typed: Typed;
  readonly isTried: boolean;
  readonly onChange: (part: Partial<Typed>) => void;
}

function ClosingFields({ typed: { memPass, reason, isAgreed }, isTried, onChange }: ClosingFieldsProps) {
  const t = useText(closingTexts);
  return (
    <>
      <Field label={t('closing.reason')}>
        <TextArea
          name="reason"
          rows={2}
          maxLength={mostLetters}
          value={reason}
          onChange={({ target }) => onChange({ reason: target.value })}
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
          onChange={({ target }) => onChange({ memPass: target.value })}
        />
      </Field>
      <Checkbox
        name="agree"
        label={t('closing.agree')}
        checked={isAgreed}
        onChange={(next) => onChange({ isAgreed: next })}
      />
      {isTried && !isAgreed && (
        <p role="alert" className={styles.missing}>
          {t('closing.agreeMissing')}
        </p>
      )}
    </>
  );
}

function Meaning({ closing }: { closing: Closing }) {
  const t = useText(closingTexts);
  return (
    <>
      <Outcome closing={closing} />
      <p>{t('closing.effects')}</p>
      <p className={styles.quiet}>{t('closing.kept')}</p>
      {closing.cashAmt > 0 && <p className={styles.quiet}>{t('closing.turnover')}</p>}
    </>
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
