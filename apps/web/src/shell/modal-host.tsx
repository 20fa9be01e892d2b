import { useText } from '@hanpan/client';
import { sessionTexts, signupTexts } from '@hanpan/messages';
import { LoadingRegion, Modal, Skeleton } from '@hanpan/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useGo } from '../app/go.ts';
import { useLayoutKind } from '../app/layout.ts';
import { usePopups } from '../app/popups.ts';
import { preloadable } from '../app/preloadable.tsx';
import { forgetWanted } from '../app/wanted.ts';
import { preloadSearch, SearchHost } from './search-host.tsx';

const LoginForm = preloadable(async () => (await import('../features/login/login-form.tsx')).LoginForm);
const SignupForm = preloadable(async () => (await import('../features/signup/signup-form.tsx')).SignupForm);
const SignupComplete = lazy(() =>
  import('../features/signup/signup-complete.tsx').then(({ SignupComplete: note }) => ({ default: note })),
);

/** Fetched with the dialogs themselves: a press then waits for nothing. */
export async function preloadForms(): Promise<void> {
  await Promise.all([LoginForm.preload(), SignupForm.preload(), preloadSearch()]).catch(() => undefined);
}

/** Login, sign-up and its completion (MO-01, MO-02): each leads to the next without the page behind changing; and the search. */
export function ModalHost() {
  const { modal, joinedMemId, openModal, closeModal } = usePopups();
  const t = useText(sessionTexts);
  const signup = useText(signupTexts);
  const toLogin = useToLogin();
  if (modal === undefined) return null;
  if (modal === 'search') return <SearchHost />;
  const titles = {
    login: t('session.title'),
    signup: signup('signup.title'),
    signupComplete: signup('signup.completeTitle'),
  };
  return (
    <Modal
      key={modal}
      open
      onOpenChange={() => {
        forgetWanted();
        closeModal();
      }}
      size={modal === 'signup' ? 'md' : 'sm'}
      title={titles[modal]}
    >
      <Suspense fallback={<FormLoading height={heights[modal]} />}>
        {modal === 'login' && <LoginForm initialMemId={joinedMemId} onToSignup={() => openModal('signup')} />}
        {modal === 'signup' && (
          <SignupForm onToLogin={toLogin} onComplete={(memId) => openModal('signupComplete', memId)} />
        )}
        {modal !== 'signupComplete' && <FocusForm />}
        {modal === 'signupComplete' && <SignupComplete memId={joinedMemId ?? ''} onToLogin={toLogin} />}
      </Suspense>
    </Modal>
  );
}

/** A phone has a page for signing in; everywhere else it is a dialog. */
function useToLogin(): () => void {
  const layout = useLayoutKind();
  const go = useGo();
  const { openModal, closeModal } = usePopups.getState();
  return () => {
    if (layout === 'desktop') return openModal('login');
    closeModal();
    go('mobileLogin');
  };
}

/** The form may arrive after the dialog has opened; the focus is then still on the dialog. */
function FocusForm() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('[role="dialog"]');
    if (dialog === document.activeElement) dialog?.querySelector<HTMLElement>('form input')?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

/** About as tall as what comes, so that a dialog in the middle of a phone does not grow under a finger. */
const heights = { login: '480px', signup: '1400px', signupComplete: '180px' };

function FormLoading({ height }: { height: string }) {
  return (
    <LoadingRegion>
      <Skeleton height={height} />
    </LoadingRegion>
  );
}
