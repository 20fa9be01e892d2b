import {
  type CancelWindow,
  type LegCode,
  type LegResult,
  legCode,
  type MarketResolution,
  marketResolution,
  type ResolutionMessage,
  readLegCode,
  resolvedLeg,
} from '@hanpan/rules';
import type { MessageRow, OutcomesByPick } from './message-store.ts';

/** What holds of one market: for bets taken before the match, and for those taken during play. */
export interface MarketState {
  readonly before: MarketResolution;
  readonly inPlay: MarketResolution;
}

/** What a selection row says: `voids` are windows of instants at which bets taken are void, whatever the result. */
export interface ResolvedSelection {
  readonly result: LegCode | null;
  /** Null where it is no other than `result`. */
  readonly inPlayResult: LegCode | null;
  readonly voids: readonly CancelWindow[];
}

/** Everything that was said about one market, reduced by the rules; the order does not matter. */
export function marketState(rows: readonly MessageRow[]): MarketState {
  const before = marketResolution(rows.map((row) => messageOf(row, row.results)));
  const differs = rows.some((row) => row.in_play_results !== null);
  return {
    before,
    inPlay: differs
      ? marketResolution(rows.map((row) => messageOf(row, row.in_play_results ?? row.results)))
      : before,
  };
}

/** What a leg comes to that was taken at an instant. The pass decides the same in SQL (`legResultNow`). */
export function legNow(
  { before, inPlay }: MarketState,
  bet: { readonly pick: string; readonly acceptedAtMs: number; readonly startsAtMs: number },
): LegCode | null {
  const state = bet.acceptedAtMs >= bet.startsAtMs ? inPlay : before;
  return outcomeOf(resolvedLeg(state, { selection: bet.pick, placedAtMs: bet.acceptedAtMs }));
}

/** The same as a selection row keeps it, whoever bet on it. A market that is void for everybody is void. */
export function resolvedSelection({ before, inPlay }: MarketState, pick: string): ResolvedSelection {
  const voids = standingWindows(before);
  const isVoid = voids.some(({ startsAtMs, endsAtMs }) => startsAtMs === null && endsAtMs === null);
  const result = isVoid ? 'void' : ofNoWindow(before, pick);
  const during = isVoid ? 'void' : ofNoWindow(inPlay, pick);
  return { result, inPlayResult: during === result ? null : during, voids };
}

/** Asked for a bet that no window reaches: the windows are kept beside the result. */
function ofNoWindow(state: MarketResolution, pick: string): LegCode | null {
  return outcomeOf(resolvedLeg({ ...state, cancels: {} }, { selection: pick, placedAtMs: 0 }));
}

function standingWindows({ cancels }: MarketResolution): CancelWindow[] {
  return Object.values(cancels)
    .filter(({ cancelledAtMs, rolledBackAtMs }) => cancelledAtMs > rolledBackAtMs)
    .map(({ window }) => window)
    .toSorted((a, b) => (a.startsAtMs ?? 0) - (b.startsAtMs ?? 0) || (a.endsAtMs ?? 0) - (b.endsAtMs ?? 0));
}

function outcomeOf(result: LegResult | null): LegCode | null {
  return result && legCode(result);
}

function messageOf(row: MessageRow, results: OutcomesByPick | null): ResolutionMessage {
  const saidAtMs = new Date(row.said_at).getTime();
  const window = { startsAtMs: msOf(row.window_from), endsAtMs: msOf(row.window_to) };
  switch (row.kind) {
    case 'settlement':
      return {
        kind: row.kind,
        saidAtMs,
        certainty: row.certainty ?? 'scouted',
        results: legsOf(results ?? {}),
      };
    case 'rollback-settlement':
      return { kind: row.kind, saidAtMs, selections: row.picks ?? 'all' };
    case 'cancel':
    case 'rollback-cancel':
      return { kind: row.kind, saidAtMs, window };
  }
}

function legsOf(results: OutcomesByPick): Record<string, LegResult | undefined> {
  return Object.fromEntries(
    Object.entries(results).map(([pick, result]) => [
      pick,
      result === null ? undefined : readLegCode(result),
    ]),
  );
}

function msOf(at: Date | null): number | null {
  return at === null ? null : new Date(at).getTime();
}
