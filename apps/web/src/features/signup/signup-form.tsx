import { useLocale, useMoneyCall, useText } from '@hanpan/client';
import { serverNow, useSite } from '@hanpan/kit';
import { documentTexts, signupTexts } from '@hanpan/messages';
import { checkSignup, checkSignupFields, contextOf, type SignupField } from '@hanpan/rules';
import { Button, Icon } from '@hanpan/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { alertBox } from '../../app/alerts.ts';
import { AccountFields } from './account-fields.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import type { FieldGroupProps } from './field-group.ts';
import {
  describeFailure,
  describeRefusal,
  emptySignup,
  memberPolicyOf,
  type Refusal,
  signupBody,
} from './model.ts';
import { PayoutFields } from './payout-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import styles from './signup-form.module.css';
import { useAgreement } from './use-agreement.ts';

interface SignupFormProps {
  readonly onToLogin: () => void;
  readonly onComplete: (memId: string) => void;
}

/**
 * VL-02 … VL-10: a rule is said at its field as soon as that is left, and after a try at every field that breaks one; the
 * first in the specification's order is alerted, and its field focused.
 */
export function SignupForm({ onToLogin, onComplete }: SignupFormProps) {
  const t = useText(signupTexts);
  const say = useText(documentTexts);
  const { locale } = useLocale();
  const site = useSite();
  const policy = memberPolicyOf(site);
  const siteName = site?.siteName ?? '';
  const { submit: send, isSending, isUnderWay } = useMoneyCall({ happensOnce: true });
  const formRef = useFirstField();
  const [model, setModel] = useState(emptySignup);
  const [refusal, setRefusal] = useState<Refusal>();
  const [left, setLeft] = useState<ReadonlySet<SignupField>>(new Set());
  const [isTried, setTried] = useState(false);
  const agreement = useAgreement();
  const broken = checkSignupFields(model, policy, serverNow(), siteName);

  const refuse = (form: HTMLFormElement, next: Refusal) => {
    setTried(true);
    const input = next.field && form.elements.namedItem(next.field);
    if (input instanceof HTMLElement) input.focus();
    const title = next.isIndeterminate ? t('signup.indeterminate') : t('signup.notSent');
    void alertBox({ title, text: next.text });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isUnderWay()) return;
    const failure = checkSignup(model, policy, serverNow(), siteName);
    if (failure) return refuse(form, describeFailure(failure, policy, locale));
    const { problem, documents, list, readAgain } = agreement;
    if (problem !== undefined) {
      refuse(form, { field: undefined, text: say(`document.${problem}`) });
      const open = list.find(({ isAgreed }) => !isAgreed);
      form.querySelector<HTMLInputElement>(`input[name="agree-${open?.kind}"]`)?.focus();
      return;
    }
    const body = { ...signupBody(model), documents: [...documents] };
    const { data, failure: refused } = await send('/api/member/signup', body);
    if (refused?.code === 'D002') {
      readAgain();
      refuse(form, { field: undefined, text: say('document.changed') });
    } else if (refused) {
      const next = describeRefusal(refused, locale);
      setRefusal(next);
      refuse(form, next);
    } else if (data) onComplete(data.memId);
  };

  const errorOf = (field: SignupField) => {
    if (refusal?.field === field) return refusal.text;
    const failure = broken.get(field);
    const isSaid = isTried || (left.has(field) && model[field] !== '');
    return failure && isSaid ? describeFailure(failure, policy, locale).text : undefined;
  };

  const fields: FieldGroupProps = {
    valueIn: (field) => model[field],
    errorOf,
    isSound: (field) => !broken.has(field),
    leave: (field) => setLeft((held) => new Set([...held, field])),
    change: (field, value) => {
      setModel((held) => ({ ...held, [field]: value }));
      if (refusal?.field === field) setRefusal(undefined);
    },
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.note}>
        <Icon name="info" size={16} />
        {t('signup.approvalNote')}
      </p>
      <AccountFields {...fields} policy={policy} context={contextOf(model, siteName)} />
      <PersonFields {...fields} policy={policy} />
      <PayoutFields {...fields} />
      <AgreementFields agreement={agreement} isSaid={isTried} />
      <p className={styles.count} aria-live="polite">
        {isTried && broken.size > 0 && t('signup.errorCount', { count: broken.size })}
      </p>
      <Button type="submit" variant="filled" size="lg" block busy={isSending}>
        {t('signup.submit')}
      </Button>
      <p className={styles.other}>
        {t('signup.hasAccount')}
        <Button variant="text" size="sm" onClick={onToLogin}>
          {t('signup.toLogin')}
        </Button>
      </p>
    </form>
  );
}

/** In a dialog the task has the focus, not the button that closes it. */
function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const dialog = form.current?.closest('[role="dialog"]');
    // A dialog that is not open yet finds the field itself; one that has waited for this form has its focus elsewhere.
    if (form.current == null || !dialog?.contains(document.activeElement)) return;
    form.current.querySelector<HTMLInputElement>('input[name]')?.focus();
  }, []);
  return form;
}
