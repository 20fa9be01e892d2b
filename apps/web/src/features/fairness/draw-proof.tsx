import { useText } from '@hanpan/client';
import { fairTexts } from '@hanpan/messages';
import { Badge, CopyButton, PartialNotice } from '@hanpan/ui';
import { useMemo } from 'react';
import { DrawOutcome } from './draw-outcome.tsx';
import styles from './fairness.module.css';
import { checkProof, type Proof } from './model.ts';
import { useBeaconCheck } from './use-beacon-check.ts';

const tones = { valid: 'ok', invalid: 'warn', incomplete: 'info' } as const;
const badges = { passed: 'win', failed: 'lose', open: 'plain' } as const;

interface DrawProofProps {
  readonly proof: Proof;
  readonly digest: string;
  /** The draw that was asked for. */
  readonly draw: number;
}

/** The proof of a draw and what came of checking it here; whoever trusts neither takes it elsewhere. */
export function DrawProof({ proof, digest, draw }: DrawProofProps) {
  const t = useText(fairTexts);
  const checkBeacon = useBeaconCheck(proof.salt.kind === 'beacon');
  const { verdict, checks } = useMemo(
    () => checkProof(proof, { publishedHash: digest, draw }, checkBeacon),
    [proof, digest, draw, checkBeacon],
  );
  const text = JSON.stringify(proof, null, 2);
  return (
    <>
      <DrawOutcome proof={proof} />
      <PartialNotice tone={tones[verdict]}>{t(`fair.verdict.${verdict}`)}</PartialNotice>
      <ul aria-label={t('fair.checks')} className={styles.checks}>
        {checks.map(({ name, state }) => (
          <li key={name} className={styles.check}>
            <span>{t(`fair.check.${name}`)}</span>
            <Badge kind={badges[state]}>{t(`fair.checkState.${state}`)}</Badge>
          </li>
        ))}
      </ul>
      <details className={styles.proof}>
        <summary>{t('fair.proof')}</summary>
        <p className={styles.note}>{t('fair.proofHint')}</p>
        <CopyButton value={text} size="sm">
          {t('fair.proofCopy')}
        </CopyButton>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and a keyboard has to reach it. */}
        <pre tabIndex={0}>{text}</pre>
      </details>
    </>
  );
}
