import { useText } from '@hanpan/client';
import { PanelSection } from '@hanpan/kit';
import { pointTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import type { PointDirection } from './model.ts';
import { PointDialog } from './point-dialog.tsx';
import styles from './point-movement.module.css';

interface PointMovementProps {
  readonly member: { readonly memberKey: number; readonly memId: string };
}

/** The two ways in which an operator moves points by hand, for whoever may. */
export function PointMovement({ member }: PointMovementProps) {
  const t = useText(pointTexts);
  const [direction, setDirection] = useState<PointDirection>();
  const mayGive = useMay('/api/console/point/give');
  const mayTakeBack = useMay('/api/console/point/takeBack');
  if (!mayGive && !mayTakeBack) return null;
  return (
    <PanelSection title={t('point.console.title')}>
      <div className={styles.buttons}>
        {mayGive && (
          <Button size="sm" onClick={() => setDirection('give')}>
            {t('point.console.give')}
          </Button>
        )}
        {mayTakeBack && (
          <Button size="sm" onClick={() => setDirection('takeBack')}>
            {t('point.console.takeBack')}
          </Button>
        )}
      </div>
      {direction && (
        <PointDialog direction={direction} member={member} onClose={() => setDirection(undefined)} />
      )}
    </PanelSection>
  );
}
