import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consoleMembersTexts } from '@hanpan/messages';
import { Badge, Button, PartialNotice } from '@hanpan/ui';
import styles from './cash-access.module.css';
import type { MemberRow } from './model.ts';
import { type CashChange, isAllowed, useCashAccess, type Way } from './use-cash-access.ts';

/** Whether this member may deposit and withdraw, and the buttons that change it. */
export function CashAccess({ row }: { row: MemberRow }) {
  const t = useText(consoleMembersTexts);
  const access = useCashAccess(row);
  const { unlocking } = access;
  return (
    <PanelSection title={t('consoleMembers.access')}>
      <PanelFacts
        facts={[
          { label: t('consoleMembers.access.deposit'), value: <Allowed row={row} way="deposit" /> },
          { label: t('consoleMembers.access.withdrawal'), value: <Allowed row={row} way="withdrawal" /> },
          {
            label: t('consoleMembers.access.pin'),
            value: (
              <Badge size="sm" kind={row.pinLocked ? 'now' : 'done'}>
                {row.pinLocked ? t('consoleMembers.access.pinLocked') : t('consoleMembers.access.pinFree')}
              </Badge>
            ),
          },
        ]}
      />
      {unlocking.failure && <PartialNotice tone="warn">{unlocking.failure.message}</PartialNotice>}
      <div className={styles.buttons}>
        {row.pinLocked && (
          <Button size="sm" busy={unlocking.isSending} onClick={() => access.unlock()}>
            {t('consoleMembers.access.unlock')}
          </Button>
        )}
        {(['deposit', 'withdrawal'] as const).map((way) => (
          <Button key={way} size="sm" onClick={() => access.ask(changeOf(way))}>
            {wordsOf(changeOf(way))}
          </Button>
        ))}
      </div>
      {access.asking && (
        <ReasonDialog
          open
          onOpenChange={(open) => !open && access.stopAsking()}
          title={`${row.memNick}: ${wordsOf(access.asking)}`}
          note={t('consoleMembers.access.note')}
          presets={[
            t('consoleMembers.access.reasonMember'),
            access.asking.allowed
              ? t('consoleMembers.access.reasonCleared')
              : t('consoleMembers.access.reasonCheck'),
          ]}
          confirmLabel={wordsOf(access.asking)}
          tone={access.asking.allowed ? 'filled' : 'warn'}
          busy={access.changing.isSending}
          error={access.changing.failure?.message}
          onConfirm={(reason) => access.asking && access.change(access.asking, reason)}
        />
      )}
    </PanelSection>
  );

  function changeOf(way: Way): CashChange {
    return { way, allowed: !isAllowed(row, way) };
  }

  function wordsOf({ way, allowed }: CashChange): string {
    if (way === 'deposit') {
      return allowed ? t('consoleMembers.access.allowDeposit') : t('consoleMembers.access.blockDeposit');
    }
    return allowed ? t('consoleMembers.access.allowWithdrawal') : t('consoleMembers.access.blockWithdrawal');
  }
}

function Allowed({ row, way }: { row: MemberRow; way: Way }) {
  const t = useText(consoleMembersTexts);
  const allowed = isAllowed(row, way);
  return (
    <Badge size="sm" kind={allowed ? 'done' : 'now'}>
      {allowed ? t('consoleMembers.access.allowed') : t('consoleMembers.access.blocked')}
    </Badge>
  );
}
