import { codeOf, useText } from '@hanpan/client';
import { sessionTexts } from '@hanpan/messages';
import { checkLogin, type LoginFailure } from '@hanpan/rules';
import { Button, Checkbox, DigitsInput, Field, PasswordInput, TextInput } from '@hanpan/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { alertBox } from '../../app/alerts.ts';
import { useSignIn } from '../../app/sign-in.ts';
import { AntiBotCode } from './anti-bot-code.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './login-form.module.css';
import { LostPassword } from './lost-access.tsx';
import { newAntiBotCode, refusalText } from './model.ts';
import { savedId, saveId } from './saved-id.ts';

const codeLength = 4;

interface LoginFormProps {
  readonly initialMemId?: string | undefined;
  readonly onToSignup: () => void;
}

/** VL-01, CL-38: each failure is alerted; a wrong code and a refused log-in bring a new code, an empty field does not. */
export function LoginForm({ initialMemId, onToSignup }: LoginFormProps) {
  const t = useText(sessionTexts);
  const signIn = useSignIn();
  const [memId, setMemId] = useState(() => initialMemId ?? savedId() ?? '');
  const [isSaving, setSaving] = useState(() => savedId() !== undefined);
  const [memPass, setMemPass] = useState('');
  const [typedCode, setTypedCode] = useState('');
  const [shownCode, setShownCode] = useState(() => newAntiBotCode());
  const [failed, setFailed] = useState<LoginFailure['field']>();
  const [isBusy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [wrongCode, setWrongCode] = useState<string>();
  const formRef = useFirstEmptyField();

  const reloadCode = () => {
    setShownCode(newAntiBotCode(shownCode));
    setTypedCode('');
  };

  /** The field takes the focus before the alert does, so that leaving the alert comes back to it. */
  const refuse = (form: HTMLFormElement, field: LoginFailure['field'], text: string) => {
    setFailed(field);
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
    void alertBox(text);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    const failure = checkLogin({ memId, memPass, antiBotCode: typedCode, shownAntiBotCode: shownCode });
    if (failure?.field === 'antiBotCode') reloadCode();
    if (failure) return refuse(form, failure.field, t(messageKeys[failure.field]));
    setFailed(undefined);
    setBusy(true);
    try {
      await signIn(memId.trim(), memPass);
      saveId(isSaving ? memId.trim() : undefined);
    } catch (error) {
      reloadCode();
      if (codeOf(error) === 'L006') {
        setWrongCode(undefined);
        setAsksCode(true);
        return;
      }
      refuse(form, 'memPass', refusalText(error));
    } finally {
      setBusy(false);
    }
  };

  const submitCode = async (code: string) => {
    setBusy(true);
    try {
      await signIn(memId.trim(), memPass, code);
      saveId(isSaving ? memId.trim() : undefined);
    } catch (error) {
      setWrongCode(refusalText(error));
    } finally {
      setBusy(false);
    }
  };

  const errorOf = (field: LoginFailure['field']) => (failed === field ? t(messageKeys[field]) : undefined);

  if (asksCode) {
    return (
      <CodeStep
        memId={memId.trim()}
        isBusy={isBusy}
        error={wrongCode}
        onCode={(code) => void submitCode(code)}
        onBack={() => setAsksCode(false)}
      />
    );
  }
  return (
    <form ref={formRef} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('session.memId')}
        error={failed === 'memId' && memId === '' ? errorOf('memId') : undefined}
      >
        <TextInput
          name="memId"
          size="lg"
          value={memId}
          onChange={(event) => setMemId(event.target.value)}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <Field
        label={t('session.memPass')}
        error={failed === 'memPass' && memPass === '' ? errorOf('memPass') : undefined}
      >
        <PasswordInput
          name="memPass"
          size="lg"
          value={memPass}
          onChange={(event) => setMemPass(event.target.value)}
        />
      </Field>
      <Field label={t('session.code')} hint={t('session.codeHint')} error={errorOf('antiBotCode')}>
        <div className={styles.code}>
          <AntiBotCode code={shownCode} onReload={reloadCode} />
          <DigitsInput
            name="antiBotCode"
            size="lg"
            className={styles.typed}
            value={typedCode}
            onChange={setTypedCode}
            maxLength={codeLength}
            autoComplete="off"
          />
        </div>
      </Field>
      <div className={styles.between}>
        <Checkbox label={t('session.saveId')} checked={isSaving} onChange={setSaving} />
        <LostPassword />
      </div>
      <Button type="submit" variant="filled" size="lg" block busy={isBusy}>
        {t('session.submit')}
      </Button>
      <p className={styles.other}>
        {t('session.noAccount')}
        <Button variant="text" size="sm" onClick={onToSignup}>
          {t('session.toSignup')}
        </Button>
      </p>
    </form>
  );
}

/**
 * In a dialog the task has the focus: the first of id, password and code that is empty. A page is read from its top, and
 * on a phone the keyboard would cover it.
 */
function useFirstEmptyField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const dialog = form.current?.closest('[role="dialog"]');
    // A dialog that is not open yet finds the field itself; one that has waited for this form has its focus elsewhere.
    if (form.current == null || !dialog?.contains(document.activeElement)) return;
    const inputs = [...form.current.querySelectorAll<HTMLInputElement>('input[name]')];
    inputs.find(({ value }) => value === '')?.focus();
  }, []);
  return form;
}

const messageKeys = {
  antiBotCode: 'front.signin.noValidAntiBotCode',
  memId: 'front.signin.emptyMemId',
  memPass: 'front.signin.emptyMemPass',
} as const satisfies Record<LoginFailure['field'], keyof typeof sessionTexts>;
