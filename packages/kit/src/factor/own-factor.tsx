import { useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { factorTexts } from '@hanpan/messages';
import { Badge, Button, TimeText } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import { DropFactorDialog } from './drop-factor-dialog.tsx';
import styles from './factor.module.css';
import { SetFactorDialog } from './set-factor-dialog.tsx';

const few = 3;

type Factor = DataOf<'/api/member/security'>['secondFactor'];

interface OwnFactorProps {
  readonly factor: Factor;
  /** Called when one of its dialogs opens; what it returns is called when that is closed. */
  readonly whileOpen?: () => () => void;
}

/** Whether a member or a partner has a second factor, and the way to switch it on or off. */
export function OwnFactor({ factor, whileOpen }: OwnFactorProps) {
  const t = useText(factorTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => (isOpen ? whileOpen?.() : undefined), [isOpen, whileOpen]);
  const { isOn, setAt, recoveryLeft } = factor;
  return (
    <div className={styles.stack}>
      <p>{t(isOn ? 'factor.on' : 'factor.off')}</p>
      <div className={styles.buttons}>
        <Badge kind={isOn ? 'done' : 'plain'}>{t(isOn ? 'factor.isOn' : 'factor.isOff')}</Badge>
        {isOn && (
          <span className={styles.quiet}>
            {setAt !== null && (
              <>
                <TimeText atMs={Date.parse(setAt)} /> ·{' '}
              </>
            )}
            {t('factor.left', { count: recoveryLeft })}
          </span>
        )}
      </div>
      {isOn && recoveryLeft < few && <p className={styles.quiet}>{t('factor.fewLeft')}</p>}
      <div className={styles.buttons}>
        <Button variant={isOn ? 'outlined' : 'filled'} icon="shield" onClick={() => setOpen(true)}>
          {t(isOn ? 'factor.turnOff' : 'factor.turnOn')}
        </Button>
      </div>
      {isOpen && (isOn ? <DropFactorDialog onClose={close} /> : <SetFactorDialog onClose={close} />)}
    </div>
  );
}
