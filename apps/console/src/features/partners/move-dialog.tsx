import { useText } from '@hanpan/client';
import { partnerRanks } from '@hanpan/contract';
import { ReasonDialog } from '@hanpan/kit';
import { consolePartnerTexts } from '@hanpan/messages';
import { usePartnerWords } from '@hanpan/partner-views';
import { Field, Select } from '@hanpan/ui';
import { useState } from 'react';
import type { PartnerNode } from './model.ts';
import { ParentField } from './parent-field.tsx';
import { usePartnerAction } from './use-partner-action.ts';

const asItIs = 'same';
const ranks = [asItIs, ...partnerRanks.filter((rank) => rank !== 'NORMAL')] as const;

/** Puts a partner with everybody below it under another one. Whether rank and rates allow it, the server says. */
export function MoveDialog({ node, onClose }: { node: PartnerNode; onClose: () => void }) {
  const t = useText(consolePartnerTexts);
  const words = usePartnerWords();
  const [parent, setParent] = useState<PartnerNode | null>();
  const [rank, setRank] = useState<(typeof ranks)[number]>(asItIs);
  const { send, isSending, error } = usePartnerAction(onClose);
  const { memberKey, memNick } = node;
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('consolePartner.move')}
      note={t('consolePartner.moveNote', { nick: memNick })}
      presets={[t('consolePartner.preset.contract'), t('consolePartner.preset.request')]}
      confirmLabel={t('consolePartner.move')}
      tone="filled"
      busy={isSending}
      error={error}
      onConfirm={(reason) =>
        send('/api/console/partner/move', {
          memberKey,
          parentKey: parent === undefined ? node.parentKey : (parent?.memberKey ?? null),
          partnerRank: rank === asItIs ? null : rank,
          reason,
        })
      }
    >
      <ParentField label={t('consolePartner.moveTo')} value={parent} onChange={setParent} moved={node} />
      <Field label={t('consolePartner.newRank')}>
        <Select
          options={ranks.map((value) => ({
            value,
            label: value === asItIs ? t('consolePartner.asItIs') : words.rank(value),
          }))}
          value={rank}
          onChange={setRank}
        />
      </Field>
    </ReasonDialog>
  );
}
