import { CallError, newIdempotencyKey, useCaller, useText } from '@hanpan/client';
import { gameMoneyTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { alertBox } from '../../app/alerts.ts';
import { closeMerge, type MergeRequest } from '../../app/merge.ts';
import { useApplyBalance } from '../../app/session.ts';

/** `asking` shows the fixed notice of the cash and partner types; the header type begins by running. */
export type MergeState =
  | { readonly at: 'asking' }
  | { readonly at: 'running' }
  | { readonly at: 'complete'; readonly movedAmt: Amount }
  | { readonly at: 'failed'; readonly message: string; readonly mayRetry: boolean };

const walletPath = '/api/cash/getUserCash';
/** The outcome is not known yet, or nothing was sent: the same key finds out. */
const passing = new Set(['NT99', 'TE99']);

/** One conversion on screen. Its key stays the same until an answer is final, so a repetition never converts twice. */
export function useMergeRun(request: MergeRequest): { state: MergeState; run: () => void } {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const applyBalance = useApplyBalance();
  const t = useText(gameMoneyTexts);
  const [state, setState] = useState<MergeState>({ at: request.kind === 'header' ? 'running' : 'asking' });
  const key = useRef(newIdempotencyKey());

  const send = useCallback(async () => {
    setState({ at: 'running' });
    try {
      const idempotencyKey = key.current;
      const merged =
        request.kind === 'partner'
          ? await caller('/api/partner/merge', { idempotencyKey, memId: request.memId })
          : await caller('/api/cash/merge', { idempotencyKey });
      // A partner's own balance is not the one that changed.
      if (request.kind !== 'partner') applyBalance(merged);
      setState({ at: 'complete', movedAmt: merged.movedAmt });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'C009') {
        closeMerge();
        void alertBox({ title: t('gameMoney.stillOpen'), text: error.message, tone: 'warn' });
        return;
      }
      setState({ at: 'failed', message: error.message, mayRetry: error.unknown || passing.has(error.code) });
    } finally {
      void queryClient.invalidateQueries({ queryKey: [walletPath] });
    }
  }, [caller, queryClient, applyBalance, request, t]);

  return { state, run: () => void send() };
}
