import { useText } from '@hanpan/client';
import type { GiveKind, GiveTarget } from '@hanpan/contract';
import { giveTexts } from '@hanpan/messages';
import { type Amount, add, subtract } from '@hanpan/money';
import { Money } from '@hanpan/ui';
import { usePartnerHost } from '../frame/host.tsx';
import styles from './give-money.module.css';

interface AfterwardsProps {
  readonly kind: GiveKind;
  readonly target: GiveTarget;
  readonly moved: Amount | undefined;
}

/** Both balances as they will be, before the button is pressed. */
export function Afterwards({ kind, target, moved }: AfterwardsProps) {
  const t = useText(giveTexts);
  const { cashAmt } = usePartnerHost();
  const after = (held: Amount, gains: boolean) => {
    if (moved === undefined) return held;
    return gains ? add(held, moved) : subtract(held, moved);
  };
  return (
    <dl className={styles.facts} aria-label={t('give.form.afterwards')}>
      <div>
        <dt>{t('give.form.ownAfter')}</dt>
        <dd>
          <Money amount={after(cashAmt, kind === 'takeBack')} />
        </dd>
      </div>
      <div>
        <dt>{t('give.form.theirsAfter', { nick: target.memNick })}</dt>
        <dd>
          <Money amount={after(target.cashAmt, kind === 'give')} tone="plain" />
        </dd>
      </div>
    </dl>
  );
}
