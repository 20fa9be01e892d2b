import { useText } from '@hanpan/client';
import { SignInForm, useAsksCode } from '@hanpan/kit';
import { consoleShellTexts } from '@hanpan/messages';
import { useSignIn } from '../../app/session.ts';

export function OperatorSignIn() {
  const t = useText(consoleShellTexts);
  const { signIn, isSending, failure } = useSignIn();
  return (
    <SignInForm
      idLabel={t('consoleShell.operatorId')}
      idMissing={t('consoleShell.operatorIdMissing')}
      onSignIn={signIn}
      asksCode={useAsksCode(failure?.code)}
      busy={isSending}
      error={failure?.message}
    />
  );
}
