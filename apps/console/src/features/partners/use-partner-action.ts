import { type CallFailure, useMoneyCall, useText } from '@hanpan/client';
import type { CallPath, RequestOf } from '@hanpan/contract';
import { useFailureText } from '@hanpan/kit';
import { consolePartnerTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { partnerPaths } from './model.ts';

export interface PartnerAction {
  readonly isSending: boolean;
  readonly failure: CallFailure | undefined;
  /** In one sentence. */
  readonly error: string | undefined;
  readonly send: <P extends CallPath>(path: P, body: RequestOf<P>) => void;
}

/** An action on a partner: done once, then the tree and the partner are read again. */
export function usePartnerAction(onDone: () => void): PartnerAction {
  const t = useText(consolePartnerTexts);
  const text = useFailureText();
  const { send, isSending, failure } = useMoneyCall({ refreshes: partnerPaths });
  const run: PartnerAction['send'] = (path, body) => {
    void send(path, body).then(({ data }) => {
      if (data === undefined) return;
      toast({ text: t('consolePartner.saved') });
      onDone();
    });
  };
  return { isSending, failure, error: failure && text(failure), send: run };
}
