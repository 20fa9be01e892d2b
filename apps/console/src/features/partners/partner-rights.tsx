import { useText } from '@hanpan/client';
import { PanelFacts, PanelSection, ReasonDialog } from '@hanpan/kit';
import { consolePartnerTexts } from '@hanpan/messages';
import { Badge, Button, Switch } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import type { PartnerDetail } from './model.ts';
import { usePartnerAction } from './use-partner-action.ts';

/** Whether the partner may give money to its downline, and take it back. */
export function PartnerRights({ partner }: { partner: PartnerDetail }) {
  const t = useText(consolePartnerTexts);
  const { giveAllowed, takeBackAllowed } = partner;
  const mayChange = useMay('/api/console/partner/rights');
  const [isAsking, setAsking] = useState(false);
  return (
    <PanelSection title={t('consolePartner.rights')}>
      <PanelFacts
        facts={[
          { label: t('consolePartner.giveAllowed'), value: <Right isAllowed={giveAllowed} /> },
          { label: t('consolePartner.takeBackAllowed'), value: <Right isAllowed={takeBackAllowed} /> },
        ]}
      />
      {mayChange && (
        <Button size="xs" onClick={() => setAsking(true)}>
          {t('consolePartner.changeRights')}
        </Button>
      )}
      {isAsking && <RightsDialog partner={partner} onClose={() => setAsking(false)} />}
    </PanelSection>
  );
}

function Right({ isAllowed }: { isAllowed: boolean }) {
  const t = useText(consolePartnerTexts);
  return (
    <Badge size="sm" kind={isAllowed ? 'done' : 'void'}>
      {t(isAllowed ? 'consolePartner.allowed' : 'consolePartner.forbidden')}
    </Badge>
  );
}

function RightsDialog({ partner, onClose }: { partner: PartnerDetail; onClose: () => void }) {
  const t = useText(consolePartnerTexts);
  const { memberKey, memNick } = partner;
  const [shown] = useState(partner);
  const [giveAllowed, setGive] = useState(shown.giveAllowed);
  const [takeBackAllowed, setTakeBack] = useState(shown.takeBackAllowed);
  const { send, isSending, error } = usePartnerAction(onClose);
  // Only what was switched here: another operator may have changed the other one since.
  const switched = {
    ...(giveAllowed !== shown.giveAllowed && { giveAllowed }),
    ...(takeBackAllowed !== shown.takeBackAllowed && { takeBackAllowed }),
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('consolePartner.changeRights')}
      note={t('consolePartner.rightsNote', { nick: memNick })}
      presets={[t('consolePartner.preset.request'), t('consolePartner.preset.abuse')]}
      confirmLabel={t('consolePartner.changeRights')}
      tone="filled"
      busy={isSending}
      error={error}
      onConfirm={(reason) =>
        Object.keys(switched).length === 0
          ? onClose()
          : send('/api/console/partner/rights', { memberKey, ...switched, reason })
      }
    >
      <Switch label={t('consolePartner.giveAllowed')} checked={giveAllowed} onChange={setGive} />
      <Switch label={t('consolePartner.takeBackAllowed')} checked={takeBackAllowed} onChange={setTakeBack} />
    </ReasonDialog>
  );
}
