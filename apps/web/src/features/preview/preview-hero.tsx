import { useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { Badge, Card, GameArt, type GameFamily, ReportScene } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './preview-hero.module.css';

export interface PreviewHeroProps {
  readonly title: string;
  /** What will be here, in one or two sentences. */
  readonly children: ReactNode;
  /** Reports have no tile of their own. */
  readonly art?: GameFamily | undefined;
}

/** The head of a screen whose engine comes later: its picture, its name, that it is being prepared, and what it will be. */
export function PreviewHero({ title, children, art }: PreviewHeroProps) {
  const common = useText(commonTexts);
  return (
    <Card as="section" className={styles.hero}>
      <div className={styles.words}>
        <Badge kind="plain" className={styles.badge}>
          {common('common.preparing')}
        </Badge>
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
      <div className={styles.art}>{art === undefined ? <ReportScene /> : <GameArt family={art} />}</div>
    </Card>
  );
}
