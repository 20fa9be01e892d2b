import { useText } from '@hanpan/client';
import { Decision, ReasonDialog } from '@hanpan/kit';
import { consolePartnerClosingTexts, consolePartnerTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { CloseDialog } from './close-dialog.tsx';
import type { PartnerNode } from './model.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { usePartnerAction } from './use-partner-action.ts';

type Asking = 'block' | 'unblock' | 'move' | 'approve' | 'reject' | 'close' | 'reopen';

/** Whether this operator decides about partners at all. */
export function useDecidesPartners(): boolean {
  const mayDecide = useMay('/api/console/partner/decide');
  const mayMove = useMay('/api/console/partner/move');
  const mayBlock = useMay('/api/console/partner/block');
  const mayClose = useMay('/api/console/partner/close');
  return mayDecide || mayMove || mayBlock || mayClose;
}

/** What an operator may do with a partner as it stands: approve a request, move, suspend or close one that works, open one again. */
export function PartnerDecision({ node }: { node: PartnerNode }) {
  const t = useText(consolePartnerTexts);
  const closing = useText(consolePartnerClosingTexts);
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const mayDecide = useMay('/api/console/partner/decide');
  const mayMove = useMay('/api/console/partner/move');
  const mayBlock = useMay('/api/console/partner/block');
  const mayClose = useMay('/api/console/partner/close');
  const mayReopen = useMay('/api/console/partner/reopen');
  const { status } = node;
  return (
    <Decision>
      {status === 'pending' && mayDecide && (
        <>
          <Button block variant="filled" onClick={() => setAsking('approve')}>
            {t('consolePartner.approve')}
          </Button>
          <Button block variant="warn" onClick={() => setAsking('reject')}>
            {t('consolePartner.reject')}
          </Button>
        </>
      )}
      {(status === 'active' || status === 'suspended') && (
        <>
          {mayMove && (
            <Button block onClick={() => setAsking('move')}>
              {t('consolePartner.move')}
            </Button>
          )}
          {mayBlock && (
            <Button
              block
              variant={status === 'active' ? 'warn' : 'outlined'}
              onClick={() => setAsking(status === 'active' ? 'block' : 'unblock')}
            >
              {t(status === 'active' ? 'consolePartner.block' : 'consolePartner.unblock')}
            </Button>
          )}
        </>
      )}
      {status === 'active' && mayClose && (
        <Button block variant="warn" onClick={() => setAsking('close')}>
          {closing('consolePartnerClosing.close')}
        </Button>
      )}
      {status === 'closed' && mayReopen && (
        <Button block onClick={() => setAsking('reopen')}>
          {closing('consolePartnerClosing.reopen')}
        </Button>
      )}
      {asking === 'move' && <MoveDialog node={node} onClose={close} />}
      {asking === 'close' && <CloseDialog node={node} onClose={close} />}
      {asking === 'reopen' && <ReopenDialog node={node} onClose={close} />}
      {asking !== undefined && asking !== 'move' && asking !== 'close' && asking !== 'reopen' && (
        <StateDialog node={node} asking={asking} onClose={close} />
      )}
    </Decision>
  );
}

interface StateDialogProps {
  readonly node: PartnerNode;
  readonly asking: Exclude<Asking, 'move' | 'close' | 'reopen'>;
  readonly onClose: () => void;
}

function StateDialog({ node, asking, onClose }: StateDialogProps) {
  const t = useText(consolePartnerTexts);
  const { memberKey, memNick: nick } = node;
  const { send, isSending, error } = usePartnerAction(onClose);
  const isRefusal = asking === 'block' || asking === 'reject';
  const confirm = (reason: string) => {
    if (asking === 'approve' || asking === 'reject')
      send('/api/console/partner/decide', { memberKey, decision: asking, reason });
    else send('/api/console/partner/block', { memberKey, isBlocked: asking === 'block', reason });
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`consolePartner.${asking}`)}
      note={t(`consolePartner.${asking}Note`, { nick })}
      presets={[
        t('consolePartner.preset.request'),
        t(isRefusal ? 'consolePartner.preset.abuse' : 'consolePartner.preset.checked'),
      ]}
      confirmLabel={t(`consolePartner.${asking}`)}
      tone={isRefusal ? 'warn' : 'filled'}
      busy={isSending}
      error={error}
      onConfirm={confirm}
    />
  );
}
