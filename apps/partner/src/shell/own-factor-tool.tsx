import { useCallQuery, useText } from '@hanpan/client';
import { Loaded, OwnFactor } from '@hanpan/kit';
import { factorTexts, partnerDeskTexts } from '@hanpan/messages';
import { IconButton, Modal, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';

/** What partners change of their own account here: the second factor. */
export function OwnFactorTool() {
  const t = useText(factorTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton size="sm" icon="shield" label={t('factor.title')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Modal open onOpenChange={setOpen} title={t('factor.title')}>
          <Factor />
        </Modal>
      )}
    </>
  );
}

function Factor() {
  const t = useText(partnerDeskTexts);
  const query = useCallQuery('/api/member/security', {});
  return (
    <Loaded
      query={query}
      errorTitle={t('partnerDesk.factorFailed')}
      skeleton={<SkeletonRows rows={3} columns={1} />}
    >
      {({ secondFactor }) => <OwnFactor factor={secondFactor} />}
    </Loaded>
  );
}
