import { useText } from '@hanpan/client';
import { cells, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleIdentityTexts } from '@hanpan/messages';
import { Button, Card, TimeText, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../../app/session.ts';
import styles from './care.module.css';
import { IdentityDialog } from './identity-dialog.tsx';
import { type MemberCare, useKeyedCareAction } from './use-member-care.ts';

/** What was verified of who the member is, how, by whom and when; who may adds to it. */
export function IdentityCard({ member, identity }: Pick<MemberCare, 'member' | 'identity'>) {
  const t = useText(consoleIdentityTexts);
  const mayVerify = useMay('/api/console/members/verifyIdentity');
  const mayRevoke = useMay('/api/console/members/revokeIdentity');
  const [isAsking, setIsAsking] = useState(false);
  const [revoked, setRevoked] = useState<number>();
  const revoking = useKeyedCareAction();
  const { memberKey, memNick } = member;
  const ask = (identityIdx: number) => {
    revoking.clear();
    setRevoked(identityIdx);
  };
  const revoke = async (identityIdx: number, reason: string) => {
    const body = { memberKey, identityIdx, reason };
    const { data } = await revoking.submit('/api/console/members/revokeIdentity', body);
    if (data === undefined) return;
    setRevoked(undefined);
    toast({ text: t('consoleIdentity.revoked') });
  };
  const isOpen = member.status !== 'rejected' && member.status !== 'closed';
  return (
    <Card className={styles.card}>
      <PanelSection
        title={t('consoleIdentity.title')}
        note={t(identity.length === 0 ? 'consoleIdentity.none' : 'consoleIdentity.lead')}
      >
        {identity.length > 0 && (
          <ul className={styles.notes} aria-label={t('consoleIdentity.history')}>
            {identity.map(({ identityIdx, at, document, method, confirms, by, note, revoked: ended }) => (
              <li key={identityIdx} className={styles.note}>
                <span>
                  <b>{t(`consoleIdentity.document.${document}`)}</b> · {t(`consoleIdentity.method.${method}`)}
                </span>
                <span>{confirms.map((each) => t(`consoleIdentity.confirms.${each}`)).join(', ')}</span>
                <span className={cells.quiet}>
                  {by} · <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />
                </span>
                {note}
                {ended !== null && (
                  <span className={cells.quiet}>
                    {t('consoleIdentity.revoked')}: {ended.reason} · {ended.by} ·{' '}
                    <TimeText atMs={Date.parse(ended.at)} format="dateTimeSeconds" />
                  </span>
                )}
                {ended === null && mayRevoke && (
                  <div className={styles.buttons}>
                    <Button size="sm" onClick={() => ask(identityIdx)}>
                      {t('consoleIdentity.revoke')}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayVerify && isOpen && (
          <div className={styles.buttons}>
            <Button size="sm" onClick={() => setIsAsking(true)}>
              {t('consoleIdentity.add')}
            </Button>
          </div>
        )}
      </PanelSection>
      {revoked !== undefined && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setRevoked(undefined)}
          title={`${memNick}: ${t('consoleIdentity.revoke')}`}
          note={t('consoleIdentity.revokeNote')}
          presets={[t('consoleIdentity.revokeMember'), t('consoleIdentity.revokeInput')]}
          confirmLabel={t('consoleIdentity.revoke')}
          busy={revoking.isSending}
          error={revoking.failure?.message}
          onConfirm={(reason) => void revoke(revoked, reason)}
        />
      )}
      {isAsking && <IdentityDialog member={member} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
