import { newIdempotencyKey, useMoneyCall } from '@hanpan/client';
import { spendHeld } from '../../app/hold-back.ts';
import { useApplyBalance } from '../../app/session.ts';
import { useMiniSlip } from './mini-slip-store.ts';
import type { MiniBetRequest } from './model.ts';

const path = '/api/minigame/bet';

/** BC-04: a lost response is retried once after 5 s; then the member decides. */
const repeatAfterMs = 5000;

const refreshes = ['/api/minigame/board', '/api/minigame/myBets', '/api/bet/betlistNew'] as const;

export interface PlaceMiniBet {
  readonly isSending: boolean;
  readonly place: (intention: Omit<MiniBetRequest, 'idempotencyKey'>) => void;
  /** Sends an indeterminate attempt again, unchanged. */
  readonly checkAgain: (request: MiniBetRequest) => void;
}

/** Places bets for this member. The attempt and its key are kept until there is a final result. */
export function usePlaceMiniBet(memId: string | undefined): PlaceMiniBet {
  const applyBalance = useApplyBalance();
  const money = useMoneyCall({ refreshes, repeatAfterMs });

  const submit = async (request: MiniBetRequest, isRepeat: boolean) => {
    if (memId === undefined) return;
    const slip = useMiniSlip.getState();
    const { idempotencyKey: key, ...intention } = request;
    const keep = () => slip.begin({ memId, request });
    const { data, failure } = await money.submit(path, intention, { key, isRepeat, keep });
    if (data !== undefined) {
      slip.accept({ memId, bet: data.bet });
      spendHeld(data.bet.stake);
      applyBalance(data);
    }
    if (failure !== undefined && !failure.isIndeterminate) {
      const { game, day, round } = request;
      slip.refuse({ memId, game, day, round, text: failure.message ?? '' });
    }
  };

  return {
    isSending: money.isSending,
    place: (intention) => void submit({ ...intention, idempotencyKey: newIdempotencyKey() }, false),
    checkAgain: (request) => void submit(request, true),
  };
}
