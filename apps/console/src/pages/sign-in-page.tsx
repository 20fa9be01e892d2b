import { useText } from '@hanpan/client';
import { DeskSignIn, type SignedOut } from '@hanpan/kit';
import { consoleShellTexts } from '@hanpan/messages';
import { OperatorSignIn } from '../features/sign-in/operator-sign-in.tsx';

/** Replaces the whole console while no operator is logged in. */
export function SignInPage({ signedOut }: { signedOut: SignedOut }) {
  const t = useText(consoleShellTexts);
  return (
    <DeskSignIn
      name={t('consoleShell.name')}
      title={t('consoleShell.signInTitle')}
      note={t('consoleShell.signInNote')}
      signedOut={signedOut}
    >
      <OperatorSignIn />
    </DeskSignIn>
  );
}
