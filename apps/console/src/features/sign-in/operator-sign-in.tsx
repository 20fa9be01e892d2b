import { useText } from '@hanpan/client';
import { SignInForm } from '@hanpan/kit';
import { consoleShellTexts } from '@hanpan/messages';
import { useState } from 'react';
import { useSignIn } from '../../app/session.ts';

/** The codes by which the server says that a code is missing or wrong. */
const asksForCode: readonly (string | undefined)[] = ['L006', 'L007'];

export function OperatorSignIn() {
  const t = useText(consoleShellTexts);
  const { signIn, isSending, failure } = useSignIn();
  const [hasSecondFactor, setHasSecondFactor] = useState(false);
  if (!hasSecondFactor && asksForCode.includes(failure?.code)) setHasSecondFactor(true);
  return (
    <SignInForm
      idLabel={t('consoleShell.operatorId')}
      idMissing={t('consoleShell.operatorIdMissing')}
      onSignIn={signIn}
      asksCode={hasSecondFactor}
      busy={isSending}
      error={failure?.message}
    />
  );
}
