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
  readonly canCopy?: boolean;
  /** What its series shows first: the match, or where only that is known, the draw. */
  readonly eventId?: number;
  readonly draw?: number;
  /** Whether it is of a match; a round of a mini game is one by its nature. */
  readonly isMatch?: boolean;
}

/** Where a drawn match comes from, in a line: the seal that its bet is bound to, and the way to its proof. */
export function LegProof({ announcement, eventId, draw, canCopy = false, isMatch = true }: LegProofProps) {
  const t = useText(myBetTexts);
  if (announcement === null) return null;
  const place = draw === undefined ? `event=${eventId}` : `draw=${draw}`;
  const proof = addressOf(`${pathOf(visit('fairSeries', { digest: announcement }))}?${place}`);
  return (
    <span className={styles.proof}>
      {isMatch && <span>{t('receipt.drawn')}</span>}
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
