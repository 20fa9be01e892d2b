import { useText } from '@hanpan/client';
import { cells, PanelSection } from '@hanpan/kit';
import { consoleIdentityTexts } from '@hanpan/messages';
import { Button, Card, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../../app/session.ts';
import styles from './care.module.css';
import { IdentityDialog } from './identity-dialog.tsx';
import type { MemberCare } from './use-member-care.ts';

/** What was verified of who the member is, how, by whom and when; who may adds to it. */
export function IdentityCard({ member, identity }: Pick<MemberCare, 'member' | 'identity'>) {
  const t = useText(consoleIdentityTexts);
  const mayVerify = useMay('/api/console/members/verifyIdentity');
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = member.status !== 'rejected' && member.status !== 'closed';
  return (
    <Card className={styles.card}>
      <PanelSection
        title={t('consoleIdentity.title')}
        note={t(identity.length === 0 ? 'consoleIdentity.none' : 'consoleIdentity.lead')}
      >
        {identity.length > 0 && (
          <ul className={styles.notes} aria-label={t('consoleIdentity.history')}>
            {identity.map(({ at, document, method, confirms, by, note }) => (
              <li key={at} className={styles.note}>
                <span>
                  <b>{t(`consoleIdentity.document.${document}`)}</b> · {t(`consoleIdentity.method.${method}`)}
                </span>
                <span>{confirms.map((each) => t(`consoleIdentity.confirms.${each}`)).join(', ')}</span>
                <span className={cells.quiet}>
                  {by} · <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />
                </span>
                {note}
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
      {isAsking && <IdentityDialog member={member} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
