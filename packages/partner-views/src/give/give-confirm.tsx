import { useText } from '@hanpan/client';
import type { GiveKind, GiveTarget } from '@hanpan/contract';
import { giveTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { ConfirmDialog } from '@hanpan/ui';
import { Afterwards } from './give-afterwards.tsx';
import styles from './give-money.module.css';

interface GiveConfirmProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly kind: GiveKind;
  readonly target: GiveTarget;
  readonly moved: Amount;
  readonly onConfirm: () => unknown;
}

/** Who, how much, and what both have afterwards. Nicknames can be alike, so the id stands beside. */
export function GiveConfirm({ kind, target, moved, ...dialog }: GiveConfirmProps) {
  const t = useText(giveTexts);
  const { memNick: nick, memId } = target;
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`give.confirm.${kind}`, { nick, amount: moved })}
      confirmLabel={t(`give.submit.${kind}`, { amount: moved })}
    >
      <div className={styles.confirm}>
        <p>
          {`${t('give.list.target')} `}
          <b>{nick}</b> <span className={styles.quiet}>{memId}</span>
        </p>
        <Afterwards kind={kind} target={target} moved={moved} />
        <p className={styles.quiet}>{t(`give.confirmNote.${kind}`)}</p>
      </div>
    </ConfirmDialog>
  );
}
