import type { LegResult, ResolutionMessage } from '@hanpan/rules';
import type {
  CancelMessage,
  FeedMarket,
  MarketSettlement,
  RollbackCancelMessage,
  RollbackSettlementMessage,
  SettlementMessage,
} from './messages.ts';

/** One market of an event, and what `resolveMarket` of the rules is to hear about it. */
export interface MarketResolutionMessage {
  readonly market: FeedMarket;
  readonly message: ResolutionMessage;
}

/** A message about results, taken apart by market. The rules make one state of them, in whatever order they come. */
export function resolutionsOf(
  said: SettlementMessage | CancelMessage | RollbackSettlementMessage | RollbackCancelMessage,
): readonly MarketResolutionMessage[] {
  const { saidAtMs } = said;
  switch (said.kind) {
    case 'settlement':
      return said.markets.map((one) => ({
        market: one.market,
        message: { kind: said.kind, saidAtMs, certainty: said.certainty, results: resultsOf(one) },
      }));
    case 'cancel':
      return said.markets.map(({ market }) => ({
        market,
        message: { kind: said.kind, saidAtMs, window: said.window },
      }));
    case 'rollback-settlement':
      return said.markets.map(({ market, selections }) => ({
        market,
        message: { kind: said.kind, saidAtMs, selections: selections.length === 0 ? 'all' : selections },
      }));
    case 'rollback-cancel':
      return said.markets.map((market) => ({
        market,
        message: { kind: said.kind, saidAtMs, window: said.window },
      }));
  }
}

function resultsOf({ outcomes }: MarketSettlement): Readonly<Record<string, LegResult | undefined>> {
  return Object.fromEntries(outcomes.map(({ selection, result }) => [selection, result]));
}
