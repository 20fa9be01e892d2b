import { useText } from '@hanpan/client';
import { consoleShellTexts, partnerDeskTexts } from '@hanpan/messages';
import { Button, buttonClass, EmptyState } from '@hanpan/ui';
import { useSignOut } from '../app/session.ts';
import { siteUrl } from '../app/urls.ts';

/** RL-02: an ordinary member has nobody below; the server refuses as well. */
export function NotPartnerPage({ nick }: { nick: string }) {
  const t = useText(partnerDeskTexts);
  const shell = useText(consoleShellTexts);
  const signOut = useSignOut();
  const ways = (
    <>
      <a href={siteUrl} className={buttonClass({ variant: 'filled' })}>
        {t('partnerDesk.toSite')}
      </a>
      <Button onClick={() => void signOut()}>{shell('consoleShell.signOut')}</Button>
    </>
  );
  return (
    <main>
      <EmptyState level={1} title={t('partnerDesk.notPartnerTitle')} action={ways}>
        {t('partnerDesk.notPartner', { nick })}
      </EmptyState>
    </main>
  );
}
