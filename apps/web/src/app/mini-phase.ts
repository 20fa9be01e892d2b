import type { DataOf } from '@hanpan/contract';

/**
 * Where a round is: `ahead`, it opens later; `open` for bets; `closed`, its draw is near; `drawing`, it is due and not
 * there yet; or no bets are taken, for the reason that the server gives.
 */
export type Phase = 'ahead' | 'open' | 'closed' | 'drawing' | 'off' | 'late' | 'none';

type Answered = Pick<DataOf<'/api/minigame/board'>, 'betting' | 'round' | 'serverNow'>;

/** The server decides what it takes; between its answers the clock says what it will say. */
export function phaseOf({ betting, round, serverNow }: Answered, nowMs: number): Phase {
  if (round === null) return betting === 'off' ? 'off' : 'none';
  if (betting === 'off' || betting === 'late' || betting === 'none') return betting;
  if (nowMs >= Date.parse(round.drawsAt)) return 'drawing';
  if (nowMs >= Date.parse(round.closesAt)) return 'closed';
  if (betting === 'open') return 'open';
  // The server calls a round closed before its opening too, which comes without another answer.
  const opensMs = Date.parse(round.opensAt);
  if (nowMs < opensMs) return 'ahead';
  return Date.parse(serverNow) < opensMs ? 'open' : 'closed';
}
