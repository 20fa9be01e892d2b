import { useText } from '@hanpan/client';
import { minigameTexts } from '@hanpan/messages';
import { Card, CardHeader, CopyButton, LinkButton } from '@hanpan/ui';
import { memo } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { addressOf } from '../../app/urls.ts';
import { type MiniResult, proofPath } from './model.ts';
import styles from './proof-card.module.css';

/** The seal of the last draw, and the page that works it out again. */
export const ProofCard = memo(function ProofCard({ result }: { result: MiniResult }) {
  const t = useText(minigameTexts);
  return (
    <Card aria-labelledby="mini-proof">
      <CardHeader
        title={t('minigame.proof')}
        titleId="mini-proof"
        actions={<span>{t('minigame.round', { round: String(result.round) })}</span>}
      />
      <div className={styles.body}>
        <p>{t('minigame.proofBody')}</p>
        <dl>
          <dt>{t('minigame.proofHash')}</dt>
          <dd>{result.announcement}</dd>
        </dl>
        <CopyButton value={result.announcement}>{t('minigame.copyHash')}</CopyButton>
        <LinkButton as={AppLink} to={addressOf(proofPath(result))} icon="shield" block>
          {t('minigame.verify', { round: String(result.round) })}
        </LinkButton>
      </div>
    </Card>
  );
});
