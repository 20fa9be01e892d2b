import { type CallFailure, useCallQuery, useMoneyCall, useText } from '@hanpan/client';
import { useFailureText } from '@hanpan/kit';
import { consoleLimitTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import type { Limits } from './model.ts';

const path = '/api/console/sports/limits';
/** A desk that is open for long shows what other supervisors have changed. */
const pollMs = 30_000;
const refreshes = [path, '/api/console/sports/events', '/api/console/sports/event'] as const;

export function useLimits() {
  return useCallQuery(path, {}, { refetchInterval: pollMs });
}

/** Saves over what was read: where somebody was faster, nothing is saved and the new limits are read. */
export function useSaveLimits(onDone: () => void) {
  const t = useText(consoleLimitTexts);
  const text = useFailureText();
  const { submit, failure, isSending } = useMoneyCall({ refreshes });
  const save = async (limits: Limits, reason: string) => {
    const { data } = await submit('/api/console/sports/setLimits', { ...limits, reason });
    if (data === undefined) return;
    toast({ text: t('consoleLimits.saved') });
    onDone();
  };
  const words = ({ code }: CallFailure) =>
    code === 'T999' ? t('consoleLimits.changedMeanwhile') : failure && text(failure);
  return {
    isSending,
    error: failure && words(failure),
    save: (limits: Limits, reason: string) => void save(limits, reason),
  };
}
