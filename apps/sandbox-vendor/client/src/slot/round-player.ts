import type { PlayedRound } from '../../../src/play/play-api.ts';
import type { Lang } from '../messages/texts.ts';
import type { Translate } from '../messages/translate.ts';
import type { Sound } from '../sound.ts';
import type { Pace } from './pace.ts';
import { type SlotView, tierOf, type WinTier } from './view.ts';

/** What a player of books works with beside its picture. */
export interface Show {
  sound: Sound;
  pace: Pace;
  lang: Lang;
  t: Translate;
  patch(change: Partial<SlotView>): void;
}

/** A game's picture as the controller sees it. It shows books and knows nothing of how they were drawn. */
export interface RoundPlayer {
  /** At rest as after this round, or as in a new game. */
  rest(round: PlayedRound | null): void;
  /** Something moves from the press on, before the outcome is known. */
  start(): void;
  /** No round came of the press: what was there before comes back. */
  land(round: PlayedRound | null): Promise<void>;
  /** Resolves when everything has been shown. */
  play(show: Show, round: PlayedRound): Promise<void>;
}

/** From ten stakes on a win covers the game and counts the whole round up. */
export function hasWinBanner(tier: WinTier): tier is 'big' | 'grand' {
  return tier === 'big' || tier === 'grand';
}

/** The end of every book. `toldAmount` has just been counted up by itself: where that was all, it is not counted again. */
export async function showResult(
  { patch, sound, pace }: Show,
  { roundId, book }: PlayedRound,
  toldAmount = 0,
): Promise<void> {
  const { stakeAmount, totalAmount } = book;
  const tier = tierOf(totalAmount, stakeAmount);
  patch({ result: { roundId, stakeAmount, totalAmount, tier } });
  if (tier === 'none' || tier === 'quiet') return;
  const isTold = toldAmount === totalAmount;
  if (!isTold) sound.win(tier);
  patch({ phase: 'showing' });
  if (isTold || !hasWinBanner(tier)) return await pace.linger(700);
  patch({ banner: { kind: 'win', tier, amount: totalAmount } });
  await pace.linger(tier === 'grand' ? 5000 : 3600);
  patch({ banner: null });
}
