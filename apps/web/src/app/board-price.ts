import type { LocalText, SportEvent } from '@hanpan/contract';

type Market = SportEvent['markets'][number];

/** A price on a board, with everything needed to name it after it has left the board. */
export interface BoardPrice {
  readonly sport: string;
  readonly league: LocalText | undefined;
  readonly event: SportEvent;
  readonly market: Market;
  readonly selection: Market['selections'][number];
}
