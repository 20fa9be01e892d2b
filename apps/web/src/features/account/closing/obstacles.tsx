import { useLocalText, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { closingTexts } from '@hanpan/messages';
import { Button, LinkButton } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../../app/app-link.tsx';
import { useOpenMerge } from '../../../app/merge.ts';
import styles from './closing.module.css';

export type Closing = DataOf<'/api/member/closing'>;

/** Whether the account can be closed as things stand. */
export function isFree({ isPartnerMember, bets, games, requests }: Closing): boolean {
  return isPartnerMember === 'N' && bets.length + games.length + requests.length === 0;
}

const familyNames = {
  sports: 'closing.family.sports',
  vendor: 'closing.family.vendor',
  minigame: 'closing.family.minigame',
} as const satisfies Record<string, string>;

function isNamed(family: string): family is keyof typeof familyNames {
  return Object.hasOwn(familyNames, family);
}

/** What has to end first, each with the way to it. */
export function Obstacles({ closing, onLeave }: { closing: Closing; onLeave: () => void }) {
  const t = useText(closingTexts);
  const local = useLocalText();
  const openMerge = useOpenMerge();
  if (closing.isPartnerMember === 'Y')
    return (
      <div className={styles.stack}>
        <p>{t('closing.partner')}</p>
        <div className={styles.way}>
          <LinkButton as={AppLink} to="questionWrite">
            {t('closing.askSupport')}
          </LinkButton>
        </div>
      </div>
    );
  const { bets, games, requests } = closing;
  return (
    <div className={styles.stack}>
      <p>{t('closing.obstacles')}</p>
      <ul className={styles.obstacles}>
        {bets.map(({ family, count, amount }) => (
          <Obstacle
            key={family}
            way={
              <LinkButton as={AppLink} to="betList" size="sm">
                {t('closing.toBets')}
              </LinkButton>
            }
          >
            {t('closing.bets', {
              family: t(isNamed(family) ? familyNames[family] : 'closing.family.other'),
              count,
              amount,
            })}
          </Obstacle>
        ))}
        {games.map(({ vendorKey, vendorName, amount }) => (
          <Obstacle
            key={vendorKey}
            way={
              <Button
                size="sm"
                onClick={() => {
                  onLeave();
                  openMerge({ kind: 'cash' });
                }}
              >
                {t('closing.bringBack')}
              </Button>
            }
          >
            {t('closing.game', { provider: local(vendorName), amount })}
          </Obstacle>
        ))}
        {requests.map(({ kind, receiptId, amount }) => (
          <Obstacle
            key={receiptId}
            way={
              <LinkButton as={AppLink} to={kind === 'in' ? 'chargeList' : 'exchangeList'} size="sm">
                {t('closing.toRequests')}
              </LinkButton>
            }
          >
            {t(`closing.request.${kind}`, { receipt: receiptId, amount })}
          </Obstacle>
        ))}
      </ul>
    </div>
  );
}

function Obstacle({ way, children }: { way: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.obstacle}>
      <span>{children}</span>
      {way}
    </li>
  );
}
