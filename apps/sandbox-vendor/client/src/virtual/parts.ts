import type { ReactNode } from 'react';
import type { RoomInfo, RoomRoundView, RoomState } from '../../../src/rooms/room-api.ts';
import type { Lang } from '../messages/texts.ts';

export interface StageProps {
  round: RoomRoundView | null;
  /** The rounds before, the latest last. */
  past: RoomState['past'];
  info: RoomInfo;
  clockOffsetMs: number;
  lang: Lang;
}

export interface MarketProps {
  state: RoomState;
  card: Readonly<Record<string, unknown>>;
  lang: Lang;
  /** Staked and laid by the player, by bet. */
  own: Readonly<Record<string, number>>;
  laid: Readonly<Record<string, number>>;
  /** Bets that returned more than the stake, once the result is plain to see. */
  won: ReadonlySet<string> | null;
  /** What the player's own bets returned, from then on. */
  returned: Readonly<Record<string, number>>;
  open: boolean;
  onLay: (bet: string) => void;
}

export interface RulesProps {
  info: RoomInfo;
  card: Readonly<Record<string, unknown>> | null;
  lang: Lang;
}

/** How one game of races or matches looks and speaks; everything round it is the same for all. */
export interface VirtualParts {
  /** The race or the match. */
  Stage: (props: StageProps) => ReactNode;
  /** Whether the picture has lines beside it that tell what happens. */
  hasFeed?: boolean;
  /** What can be bet on, with odds. */
  Market: (props: MarketProps) => ReactNode;
  Rules: (props: RulesProps) => ReactNode;
  /** When the result is plain to see, after the draw. */
  resultAtMs(outcome: Readonly<Record<string, unknown>>): number;
  resultText(outcome: Readonly<Record<string, unknown>>, lang: Lang): string;
  /** The same of a round that is past, from its summary. */
  pastText(summary: Readonly<Record<string, unknown>>, lang: Lang): string;
  /** `round` is the card of the bet's round or, once that is past, its summary; null where neither is at hand. */
  betName(bet: string, lang: Lang, round: Readonly<Record<string, unknown>> | null): string;
  /** The kind of bet that a bet is of, as its tab or its button names it. */
  marketOf(bet: string, lang: Lang): string;
}
