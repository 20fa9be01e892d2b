import { useText } from '@hanpan/client';
import { DeskSignIn, type SignedOut, SignInForm, useAsksCode } from '@hanpan/kit';
import { partnerDeskTexts } from '@hanpan/messages';
import { buttonClass } from '@hanpan/ui';
import { useSignIn } from '../app/session.ts';
import { siteUrl } from '../app/urls.ts';

/** Replaces the whole console while no partner is logged in. */
export function SignInPage({ signedOut }: { signedOut: SignedOut }) {
  const t = useText(partnerDeskTexts);
  const { signIn, isSending, failure } = useSignIn();
  return (
    <DeskSignIn
      name={t('partnerDesk.name')}
      title={t('partnerDesk.signInTitle')}
      note={t('partnerDesk.signInNote')}
      signedOut={signedOut}
    >
      <SignInForm
        idLabel={t('partnerDesk.memId')}
        idMissing={t('partnerDesk.memIdMissing')}
        onSignIn={signIn}
        asksCode={useAsksCode(failure?.code)}
        takesRecovery
        busy={isSending}
        error={failure?.message}
      />
      <a href={siteUrl} className={buttonClass({ variant: 'text', block: true })}>
        {t('partnerDesk.toSite')}
      </a>
    </DeskSignIn>
  );
}
