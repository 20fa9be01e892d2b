import { useText } from '@hanpan/client';
import { PanelSection } from '@hanpan/kit';
import { pointTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import { useState } from 'react';
import type { PointDirection } from './model.ts';
import { PointDialog } from './point-dialog.tsx';
import styles from './point-movement.module.css';

interface PointMovementProps {
  readonly member: { readonly memberKey: number; readonly memId: string };
}

/** The two ways in which an operator moves points by hand. */
export function PointMovement({ member }: PointMovementProps) {
  const t = useText(pointTexts);
  const [direction, setDirection] = useState<PointDirection>();
  return (
    <PanelSection title={t('point.console.title')}>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => setDirection('give')}>
          {t('point.console.give')}
        </Button>
        <Button size="sm" onClick={() => setDirection('takeBack')}>
          {t('point.console.takeBack')}
        </Button>
      </div>
      {direction && (
        <PointDialog direction={direction} member={member} onClose={() => setDirection(undefined)} />
      )}
    </PanelSection>
  );
}
