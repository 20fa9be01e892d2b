import { useText } from '@hanpan/client';
import { myBetTexts } from '@hanpan/messages';
import { CopyButton } from '@hanpan/ui';
import { AppLink } from './app-link.tsx';
import styles from './leg-proof.module.css';
import { shortHash } from './short-hash.ts';
import { addressOf, pathOf, visit } from './urls.ts';

interface LegProofProps {
  /** Of the draws of the match; null for one that is played in the world. */
  readonly announcement: string | null;
  readonly eventId: number;
  readonly canCopy?: boolean;
}

/** Where a drawn match comes from, in a line: the seal that its bet is bound to, and the way to its proof. */
export function LegProof({ announcement, eventId, canCopy = false }: LegProofProps) {
  const t = useText(myBetTexts);
  if (announcement === null) return null;
  const proof = addressOf(`${pathOf(visit('fairSeries', { digest: announcement }))}?event=${eventId}`);
  return (
    <span className={styles.proof}>
      <span>{t('receipt.drawn')}</span>
      <AppLink
        to={proof}
        className={styles.link}
        aria-label={`${t('receipt.verify')}: ${shortHash(announcement)}`}
      >
        {t('receipt.hash', { hash: shortHash(announcement) })}
      </AppLink>
      {canCopy && (
        <CopyButton value={announcement} size="xs">
          {t('receipt.hashCopy')}
        </CopyButton>
      )}
    </span>
  );
}
