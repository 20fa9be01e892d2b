import { useText } from '@hanpan/client';
import { cells, PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleTestAccountTexts } from '@hanpan/messages';
import { Button, Card, Money, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../../app/session.ts';
import type { MemberRow } from '../model.ts';
import styles from './care.module.css';
import { TestAccountDialog } from './test-account-dialog.tsx';
import type { MemberCare } from './use-member-care.ts';

type Props = Pick<MemberCare, 'member' | 'testChanges'>;

/** Whether the member is a test account, who said so and when; who may changes that. Draws nothing where there is neither. */
export function TestAccountCard({ member, testChanges }: Props) {
  const t = useText(consoleTestAccountTexts);
  const mayChange = useMay('/api/console/members/testAccount');
  const [asked, setAsked] = useState<'cap' | 'unmark'>();
  const { testAccount: account } = member;
  if (!mayChange && testChanges.length === 0) return null;
  return (
    <Card className={styles.card}>
      <PanelSection
        title={t('consoleTestAccount.title')}
        note={t(account === null ? 'consoleTestAccount.none' : 'consoleTestAccount.lead')}
      >
        {account !== null && <TestAccountFacts account={account} />}
        {mayChange && (
          <div className={styles.buttons}>
            <Button size="sm" onClick={() => setAsked('cap')}>
              {t(account === null ? 'consoleTestAccount.mark' : 'consoleTestAccount.change')}
            </Button>
            {account !== null && (
              <Button size="sm" onClick={() => setAsked('unmark')}>
                {t('consoleTestAccount.unmark')}
              </Button>
            )}
          </div>
        )}
        {testChanges.length > 0 && <History changes={testChanges} />}
      </PanelSection>
      {asked !== undefined && (
        <TestAccountDialog member={member} purpose={asked} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}

/** The cap, what of it is used, and who marked it when. */
export function TestAccountFacts({ account }: { account: NonNullable<MemberRow['testAccount']> }) {
  const t = useText(consoleTestAccountTexts);
  return (
    <PanelFacts
      facts={[
        { label: t('consoleTestAccount.cap'), value: <Money amount={account.fundsCap} /> },
        { label: t('consoleTestAccount.funded'), value: <Money amount={account.fundedAmt} /> },
        { label: t('consoleTestAccount.by'), value: account.markedBy },
        { label: t('consoleTestAccount.at'), value: <When at={account.markedAt} /> },
      ]}
    />
  );
}

/** Who did what and why, the newest first. */
function History({ changes }: { changes: Props['testChanges'] }) {
  const t = useText(consoleTestAccountTexts);
  return (
    <ul className={styles.notes} aria-label={t('consoleTestAccount.history')}>
      {changes.map(({ at, kind, fundsCap, by, reason }) => (
        <li key={at} className={styles.note}>
          <span>
            <b>{t(`consoleTestAccount.kind.${kind}`)}</b>
            {fundsCap !== null && (
              <>
                {' '}
                <Money amount={fundsCap} tone="plain" />
              </>
            )}
          </span>
          <span className={cells.quiet}>
            {by} · <When at={at} />
          </span>
          {reason}
        </li>
      ))}
    </ul>
  );
}

function When({ at }: { at: string }) {
  return <TimeText atMs={Date.parse(at)} format="dateTimeSeconds" />;
}
