import { useCallMutation, useLocale, useText } from '@hanpan/client';
import { serverNow, useSite } from '@hanpan/kit';
import { signupTexts } from '@hanpan/messages';
import { checkSignup } from '@hanpan/rules';
import { Button, Icon } from '@hanpan/ui';
import { type FormEvent, useState } from 'react';
import { alertBox } from '../../app/alerts.ts';
import { AccountFields } from './account-fields.tsx';
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

interface SignupFormProps {
  readonly onToLogin: () => void;
  readonly onComplete: (memId: string) => void;
}

/** VL-02 … VL-10: the first broken rule, in the specification's order, is alerted, and its field marked and focused. */
export function SignupForm({ onToLogin, onComplete }: SignupFormProps) {
  const t = useText(signupTexts);
  const { locale } = useLocale();
  const site = useSite();
  const policy = memberPolicyOf(site);
  const signup = useCallMutation('/api/member/signup');
  const [model, setModel] = useState(emptySignup);
  const [refusal, setRefusal] = useState<Refusal>();

  const refuse = (form: HTMLFormElement, next: Refusal) => {
    setRefusal(next);
    const input = next.field && form.elements.namedItem(next.field);
    if (input instanceof HTMLElement) input.focus();
    void alertBox({ title: t('signup.notSent'), text: next.text });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (signup.isPending) return;
    const failure = checkSignup(model, policy, serverNow());
    if (failure) return refuse(form, describeFailure(failure, policy, locale));
    setRefusal(undefined);
    try {
      const { memId } = await signup.mutateAsync(signupBody(model));
      onComplete(memId);
    } catch (error) {
      refuse(form, describeRefusal(error));
    }
  };

  const fields: FieldGroupProps = {
    valueIn: (field) => model[field],
    errorOf: (field) => (refusal?.field === field ? refusal.text : undefined),
    change: (field, value) => {
      setModel((held) => ({ ...held, [field]: value }));
      if (refusal?.field === field) setRefusal(undefined);
    },
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.note}>
        <Icon name="info" size={16} />
        {t('signup.approvalNote')}
      </p>
      <AccountFields {...fields} policy={policy} />
      <PersonFields {...fields} policy={policy} />
      <PayoutFields {...fields} />
      <Button type="submit" variant="filled" size="lg" block busy={signup.isPending}>
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
