import { useMoneyCall, useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { accountTexts } from '@hanpan/messages';
import { Badge, Button, Card, CardHeader, TimeText, toast } from '@hanpan/ui';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import styles from './account.module.css';
import { type Security, securityPath } from './use-update.ts';

type Device = Security['devices'][number];

/** As many as say enough at a look; the rest are shown when they are asked for. */
const fewest = 4;

/** Where the account has logged in from, and the way to forget a device that is not at hand any more. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const t = useText(accountTexts);
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const { submit, isSending, failure } = useMoneyCall({ refreshes: [securityPath] });
  const forget = async (deviceIdx: number | null) => {
    const { data } = await submit('/api/member/forgetDevice', { deviceIdx });
    if (data !== undefined) toast({ text: t('account.forgotten') });
  };
  const own = devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
  const shown = isWhole ? own : own.slice(0, fewest);
  const hasOthers = devices.some(({ isThis }) => !isThis);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('account.devices')} />
      <p className={styles.note}>{t('account.devicesNote')}</p>
      <ul className={styles.list}>
        {devices.length === 0 && <li className={styles.quiet}>{t('account.noDevices')}</li>}
        {shown.map((device) => (
          <DeviceRow
            key={device.deviceIdx}
            device={device}
            isSending={isSending}
            onForget={() => void forget(device.deviceIdx)}
          />
        ))}
      </ul>
      <FailureNotice failure={failure} />
      {hasOthers && (
        <p className={clsx(styles.foot, styles.end)}>
          {!isWhole && devices.length > fewest && (
            <Button size="sm" onClick={() => setWhole(true)}>
              {t('account.allDevices', { count: devices.length })}
            </Button>
          )}
          <Button size="sm" busy={isSending} onClick={() => void forget(null)}>
            {t('account.forgetOthers')}
          </Button>
        </p>
      )}
    </Card>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly isSending: boolean;
  readonly onForget: () => void;
}

function DeviceRow({ device, isSending, onForget }: DeviceRowProps) {
  const t = useText(accountTexts);
  const name = [device.system, device.browser].filter(Boolean).join(' · ') || t('account.deviceOther');
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <p>
          <b>{name}</b>{' '}
          {device.isThis && (
            <Badge size="sm" kind="done">
              {t('account.thisDevice')}
            </Badge>
          )}
        </p>
        <p className={styles.quiet}>
          {t('account.lastSeen')} <TimeText atMs={Date.parse(device.lastAt)} />
        </p>
      </div>
      {!device.isThis && (
        <Button
          variant="text"
          size="sm"
          disabled={isSending}
          aria-label={t('account.forgetOne', { name })}
          onClick={onForget}
        >
          {t('account.forget')}
        </Button>
      )}
    </li>
  );
}
