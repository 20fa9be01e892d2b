import { useText } from '@hanpan/client';
import { pointTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import { useState } from 'react';
import { PanelSection } from '../../app/parts/panel.tsx';
import type { PointDeed } from './model.ts';
import styles from './point-deeds.module.css';
import { PointDialog } from './point-dialog.tsx';

interface PointDeedsProps {
  readonly member: { readonly memberKey: number; readonly memId: string };
}

/** The two ways in which an operator moves points by hand. */
export function PointDeeds({ member }: PointDeedsProps) {
  const t = useText(pointTexts);
  const [deed, setDeed] = useState<PointDeed>();
  return (
    <PanelSection title={t('point.console.title')}>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => setDeed('give')}>
          {t('point.console.give')}
        </Button>
        <Button size="sm" onClick={() => setDeed('takeBack')}>
          {t('point.console.takeBack')}
        </Button>
      </div>
      {deed && <PointDialog deed={deed} member={member} onClose={() => setDeed(undefined)} />}
    </PanelSection>
  );
}
