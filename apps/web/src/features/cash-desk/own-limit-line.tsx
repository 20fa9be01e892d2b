import { useText } from '@hanpan/client';
import { cashFactsTexts } from '@hanpan/messages';
import { MoreLink } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './form-layout.module.css';
import { useDepositRoom } from './use-deposit-room.ts';

/** RG-5: what the member's own limit leaves of deposits, or that there is none yet, and the way to set one. */
export function OwnLimitLine() {
  const t = useText(cashFactsTexts);
  const { isKnown, room } = useDepositRoom();
  if (!isKnown) return null;
  return (
    <p className={styles.limitLine}>
      <span>
        {room === undefined
          ? t('cash.ownLimit.none')
          : t(`cash.ownLimit.left.${room.period}`, { max: room.max, left: room.left })}
      </span>
      <MoreLink as={AppLink} to="protection">
        {t(room === undefined ? 'cash.ownLimit.set' : 'cash.ownLimit.change')}
      </MoreLink>
    </p>
  );
}
