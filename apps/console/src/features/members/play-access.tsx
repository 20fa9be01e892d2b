import { useAction, useText } from '@hanpan/client';
import { PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Badge, Button, TimeText, toast } from '@hanpan/ui';
import { useState } from 'react';
import styles from './cash-access.module.css';
import type { MemberRow } from './model.ts';

/**
 * What was asked for, as it was when the question came: whatever is read again meanwhile, a second press repeats the same and
 * never does the opposite.
 */
type Asking =
  | { readonly what: 'lock'; readonly to: 'lock' | 'unlock' }
  | { readonly what: 'betting'; readonly to: 'blockBets' | 'allowBets' };

const noteOf = {
  lock: 'consoleMembers.play.lockNote',
  unlock: 'consoleMembers.play.unlockNote',
  blockBets: 'consoleMembers.play.note',
  allowBets: 'consoleMembers.play.allowNote',
} as const;

const refreshes = ['/api/console/members', '/api/console/members/detail'] as const;

/** Whether this member may log in and bet, and the buttons that change it; an open game ends at once. */
export function PlayAccess({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const [asking, setAsking] = useState<Asking>();
  const changing = useAction({ refreshes });
  const isLocked = row.status === 'suspended';
  const change = async ({ what, to }: Asking, reason: string) => {
    const { data } = await changing.send('/api/console/members/playAccess', {
      memberKey: row.memberKey,
      ...(what === 'lock' ? { locked: to === 'lock' } : { bettingAllowed: to === 'allowBets' }),
      reason,
    });
    if (data === undefined) return;
    setAsking(undefined);
    toast({ text: t('consoleMembers.access.changed', { nick: row.memNick }) });
  };
  const buttons: readonly Asking[] = [
    { what: 'lock', to: isLocked ? 'unlock' : 'lock' },
    { what: 'betting', to: row.bettingAllowed ? 'blockBets' : 'allowBets' },
  ];
  return (
    <PanelSection title={t('consoleMembers.play')}>
      <PanelFacts
        facts={[
          {
            label: t('consoleMembers.play.account'),
            value: (
              <Badge size="sm" kind={isLocked ? 'now' : 'done'}>
                {t(isLocked ? 'consoleMembers.play.locked' : 'consoleMembers.play.open')}
              </Badge>
            ),
          },
          {
            label: t('consoleMembers.play.bets'),
            value: (
              <Badge size="sm" kind={row.bettingAllowed ? 'done' : 'now'}>
                {t(row.bettingAllowed ? 'consoleMembers.access.allowed' : 'consoleMembers.access.blocked')}
              </Badge>
            ),
          },
          {
            label: t('consoleMembers.play.excluded'),
            value:
              row.excludedUntil === null ? (
                t('consoleMembers.play.notExcluded')
              ) : (
                <TimeText atMs={Date.parse(row.excludedUntil)} />
              ),
          },
        ]}
      />
      <div className={styles.buttons}>
        {buttons.map((each) => (
          <Button
            key={each.what}
            size="sm"
            onClick={() => {
              changing.clear();
              setAsking(each);
            }}
          >
            {t(`consoleMembers.play.${each.to}`)}
          </Button>
        ))}
      </div>
      {asking && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          title={`${row.memNick}: ${t(`consoleMembers.play.${asking.to}`)}`}
          note={t(noteOf[asking.to])}
          presets={[t('consoleMembers.access.reasonMember'), t('consoleMembers.access.reasonCheck')]}
          confirmLabel={t(`consoleMembers.play.${asking.to}`)}
          tone={asking.to === 'lock' || asking.to === 'blockBets' ? 'warn' : 'filled'}
          busy={changing.isSending}
          error={changing.failure?.message}
          onConfirm={(reason) => void change(asking, reason)}
        />
      )}
    </PanelSection>
  );
}
