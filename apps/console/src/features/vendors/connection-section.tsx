import { useAction, useLocalText, useText } from '@hanpan/client';
import { DeskLoaded, FailureNotice, PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleVendorSetupTexts } from '@hanpan/messages';
import { Badge, Button, CopyBox, SkeletonRows, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { KeyDialog } from './key-dialog.tsx';
import { SetupDialog } from './setup-dialog.tsx';
import { TestResult } from './test-result.tsx';
import {
  type KeySide,
  type TestedStep,
  useIsPlatform,
  useVendorSetup,
  type VendorSetup,
} from './use-vendor-setup.ts';
import styles from './vendors.module.css';

/** How a provider is connected, its keys as far as anybody may know of them, and whether the connection works. */
export function ConnectionSection({ vendorCode }: { vendorCode: string }) {
  const t = useText(consoleVendorSetupTexts);
  const query = useVendorSetup(vendorCode);
  const mayTest = useMay('/api/console/vendors/test');
  const mayChange = useIsPlatform(useMay('/api/console/vendors/save'));
  return (
    <PanelSection title={t('consoleVendorSetup.title')} note={t('consoleVendorSetup.shared')}>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={4} columns={2} />}>
        {(setup) => (
          <>
            <Facts setup={setup} />
            <Keys setup={setup} mayChange={mayChange} />
            <ChangeButton setup={setup} mayChange={mayChange} />
            {mayTest && <Trial vendorCode={vendorCode} />}
          </>
        )}
      </DeskLoaded>
    </PanelSection>
  );
}

function Facts({ setup }: { setup: VendorSetup }) {
  const t = useText(consoleVendorSetupTexts);
  return (
    <>
      <PanelFacts
        facts={[
          {
            label: t('consoleVendorSetup.baseUrl'),
            value: <code className={styles.address}>{setup.baseUrl}</code>,
          },
          { label: t('consoleVendorSetup.operatorId'), value: setup.operatorId },
          { label: t('consoleVendorSetup.timeout'), value: setup.timeoutMs },
          {
            label: t('consoleVendorSetup.window'),
            value: t(`consoleVendorSetup.window.${setup.windowKind}`),
          },
        ]}
      />
      {setup.walletUrl !== null && (
        <div className={styles.copy}>
          <CopyBox label={t('consoleVendorSetup.walletUrl')} value={setup.walletUrl}>
            {t('consoleVendorSetup.copy')}
          </CopyBox>
        </div>
      )}
    </>
  );
}

function Keys({ setup, mayChange }: { setup: VendorSetup; mayChange: boolean }) {
  const t = useText(consoleVendorSetupTexts);
  const local = useLocalText();
  const [changing, setChanging] = useState<KeySide>();
  return (
    <>
      <PanelFacts
        facts={(['ours', 'theirs'] as const).map((side) => ({
          label: t(`consoleVendorSetup.keys.${side}`),
          value: <KeyState setup={setup} side={side} />,
        }))}
      />
      {mayChange && (
        <div className={styles.buttons}>
          {(['ours', 'theirs'] as const)
            .filter((side) => setup[side].kind !== 'none')
            .map((side) => (
              <Button key={side} size="sm" icon="lock" onClick={() => setChanging(side)}>
                {t('consoleVendorSetup.keys.change', { key: t(`consoleVendorSetup.keys.${side}`) })}
              </Button>
            ))}
        </div>
      )}
      {changing && (
        <KeyDialog
          setup={setup}
          side={changing}
          name={local(setup.names)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}

function KeyState({ setup, side }: { setup: VendorSetup; side: KeySide }) {
  const t = useText(consoleVendorSetupTexts);
  const { kind, isSet, mark, setAt, oldUntil } = setup[side];
  if (kind === 'none') return t('consoleVendorSetup.keys.unneeded');
  if (!isSet)
    return (
      <Badge size="sm" kind="now">
        {t('consoleVendorSetup.keys.missing')}
      </Badge>
    );
  return (
    <span className={styles.keyState}>
      <span>{t('consoleVendorSetup.keys.set', { mark: mark ?? '' })}</span>
      {setAt !== null && <TimeText atMs={Date.parse(setAt)} />}
      {oldUntil !== null && (
        <span>
          {t('consoleVendorSetup.keys.old')} <TimeText atMs={Date.parse(oldUntil)} />
        </span>
      )}
    </span>
  );
}

function ChangeButton({ setup, mayChange }: { setup: VendorSetup; mayChange: boolean }) {
  const t = useText(consoleVendorSetupTexts);
  const [isOpen, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <div className={styles.buttons}>
      <Button size="sm" icon="edit" onClick={() => setOpen(true)}>
        {t('consoleVendorSetup.change')}
      </Button>
      {isOpen && <SetupDialog held={setup} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The button that tries the connection, and what came of it. */
function Trial({ vendorCode }: { vendorCode: string }) {
  const t = useText(consoleVendorSetupTexts);
  const { send, isSending, failure } = useAction();
  const [steps, setSteps] = useState<readonly TestedStep[]>();
  const run = async () => {
    setSteps(undefined);
    const { data } = await send('/api/console/vendors/test', { vendorCode });
    setSteps(data?.steps);
  };
  return (
    <div className={styles.fields}>
      <div className={styles.buttons}>
        <Button size="sm" icon="play" variant="filled" busy={isSending} onClick={() => void run()}>
          {t('consoleVendorSetup.test')}
        </Button>
      </div>
      <p className={styles.note}>
        {t(isSending ? 'consoleVendorSetup.testing' : 'consoleVendorSetup.testNote')}
      </p>
      <FailureNotice failure={failure} />
      {steps && <TestResult steps={steps} />}
    </div>
  );
}
