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
  /** The same for bets under those earlier versions of the house rules that come to something else. */
  readonly ruled: ReadonlyMap<number, PlayStates>;
}

type PlayStates = Pick<MarketState, 'before' | 'inPlay'>;

/** What a selection row says: `voids` are windows of instants at which bets taken are void, whatever the result. */
export interface ResolvedSelection {
  readonly result: LegCode | null;
  /** Null where it is no other than `result`. */
  readonly inPlayResult: LegCode | null;
  readonly voids: readonly CancelWindow[];
  /** Both results under an earlier version of the house rules, where they are others; null where none is. */
  readonly ruled: Readonly<Record<string, readonly [LegCode | null, LegCode | null]>> | null;
}

/** Everything that was said about one market, reduced by the rules; the order does not matter. */
export function marketState(rows: readonly MessageRow[]): MarketState {
  const versions = new Set(rows.flatMap(({ ruled }) => Object.keys(ruled ?? {})));
  const ruled = new Map([...versions].map((version) => [Number(version), playStates(rows, version)]));
  return { ...playStates(rows), ruled };
}

/** Under the house rules that were in force when something was said, or under an earlier version of them. */
function playStates(rows: readonly MessageRow[], version = ''): PlayStates {
  const said = rows.map((row) => {
    const { results, inPlayResults } = row.ruled?.[version] ?? {
      results: row.results,
      inPlayResults: row.in_play_results,
    };
    return { row, results, inPlayResults };
  });
  const before = marketResolution(said.map(({ row, results }) => messageOf(row, results)));
  const differs = said.some(({ inPlayResults }) => inPlayResults !== null);
  const inPlay = differs
    ? marketResolution(
        said.map(({ row, results, inPlayResults }) => messageOf(row, inPlayResults ?? results)),
      )
    : before;
  return { before, inPlay };
}

/** What a leg comes to that was taken at an instant, under the house rules of its bet. The pass decides the same in SQL (`legResultNow`). */
export function legNow(
  market: MarketState,
  bet: {
    readonly pick: string;
    readonly acceptedAtMs: number;
    readonly startsAtMs: number;
    readonly houseRules: number;
  },
): LegCode | null {
  const { before, inPlay } = market.ruled.get(bet.houseRules) ?? market;
  const state = bet.acceptedAtMs >= bet.startsAtMs ? inPlay : before;
  return outcomeOf(resolvedLeg(state, { selection: bet.pick, placedAtMs: bet.acceptedAtMs }));
}

/** The same as a selection row keeps it, whoever bet on it. A market that is void for everybody is void. */
export function resolvedSelection(market: MarketState, pick: string): ResolvedSelection {
  const voids = standingWindows(market.before);
  const isVoid = voids.some(({ startsAtMs, endsAtMs }) => startsAtMs === null && endsAtMs === null);
  const pairOf = ({ before, inPlay }: PlayStates) =>
    isVoid ? (['void', 'void'] as const) : ([ofNoWindow(before, pick), ofNoWindow(inPlay, pick)] as const);
  const [result, during] = pairOf(market);
  const ruled = [...market.ruled]
    .map(([version, states]) => [String(version), pairOf(states)] as const)
    .filter(([, pair]) => pair[0] !== result || pair[1] !== during);
  return {
    result,
    inPlayResult: during === result ? null : during,
    voids,
    ruled: ruled.length === 0 ? null : Object.fromEntries(ruled),
  };
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
