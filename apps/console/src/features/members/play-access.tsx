import { useAction, useText } from '@hanpan/client';
import { PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Badge, Button, TimeText, toast } from '@hanpan/ui';
import { useState } from 'react';
import styles from './cash-access.module.css';
import type { MemberRow } from './model.ts';

type Change = 'lock' | 'betting';

const refreshes = ['/api/console/members', '/api/console/members/detail'] as const;

/** Whether this member may log in and bet, and the buttons that change it; an open game ends at once. */
export function PlayAccess({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const [asking, setAsking] = useState<Change>();
  const changing = useAction({ refreshes });
  const isLocked = row.status === 'suspended';
  const wordOf = (change: Change) => {
    if (change === 'lock') return t(isLocked ? 'consoleMembers.play.unlock' : 'consoleMembers.play.lock');
    return t(row.bettingAllowed ? 'consoleMembers.play.blockBets' : 'consoleMembers.play.allowBets');
  };
  const noteOf = (change: Change) => {
    if (change === 'lock')
      return t(isLocked ? 'consoleMembers.play.unlockNote' : 'consoleMembers.play.lockNote');
    return t(row.bettingAllowed ? 'consoleMembers.play.note' : 'consoleMembers.play.allowNote');
  };
  const isBlocking = asking === 'lock' ? !isLocked : row.bettingAllowed;
  const change = async (what: Change, reason: string) => {
    const { data } = await changing.send('/api/console/members/playAccess', {
      memberKey: row.memberKey,
      ...(what === 'lock' ? { locked: !isLocked } : { bettingAllowed: !row.bettingAllowed }),
      reason,
    });
    if (data === undefined) return;
    setAsking(undefined);
    toast({ text: t('consoleMembers.access.changed', { nick: row.memNick }) });
  };
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
        {(['lock', 'betting'] as const).map((each) => (
          <Button
            key={each}
            size="sm"
            onClick={() => {
              changing.clear();
              setAsking(each);
            }}
          >
            {wordOf(each)}
          </Button>
        ))}
      </div>
      {asking && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && setAsking(undefined)}
          title={`${row.memNick}: ${wordOf(asking)}`}
          note={noteOf(asking)}
          presets={[t('consoleMembers.access.reasonMember'), t('consoleMembers.access.reasonCheck')]}
          confirmLabel={wordOf(asking)}
          tone={isBlocking ? 'warn' : 'filled'}
          busy={changing.isSending}
          error={changing.failure?.message}
          onConfirm={(reason) => void change(asking, reason)}
        />
      )}
    </PanelSection>
  );
}
