import type { ReactNode } from 'react';
import type { GameInfo, ReplayResponse, SessionState } from '../../../src/play/play-api.ts';
import type { PlayApi } from '../api.ts';
import type { SynthSound } from '../sound.ts';
import type { CabinetView } from './view.ts';

/** A session to play in, or one round to look at again. */
export type Opened = { mode: 'play'; state: SessionState } | { mode: 'replay'; replay: ReplayResponse };

/** What a game's page is given. It owns the window from here on. */
export interface PageProps {
  api: PlayApi;
  sound: SynthSound;
  opened: Opened;
}

export type GamePage = (props: PageProps) => ReactNode;

export function gameOf(opened: Opened): GameInfo {
  return opened.mode === 'play' ? opened.state.game : opened.replay.game;
}

/** The view that every page begins with. */
export function cabinetView(opened: Opened): CabinetView {
  const { lang, game, isDemo } = opened.mode === 'play' ? opened.state : opened.replay;
  const state = opened.mode === 'play' ? opened.state : null;
  return {
    phase: 'loading',
    mode: opened.mode,
    closed: null,
    replayed: opened.mode === 'replay' ? opened.replay.round : null,
    lang,
    game,
    lobbyUrl: state?.lobbyUrl ?? null,
    depositUrl: state?.depositUrl ?? null,
    isDemo,
    stakeAmount: state?.lastRound?.book.stakeAmount ?? firstStake(game.stakeAmounts),
    balanceAmount: state?.balanceAmount ?? null,
    session: state?.session ?? null,
    clockOffsetMs: state === null ? 0 : state.session.nowMs - Date.now(),
    reconnecting: false,
    resumed: false,
    notice: state?.ended ? { kind: 'refused', reason: 'session-ended' } : null,
    sound: false,
  };
}

/** The second rung of the ladder: neither the least nor a large one. */
function firstStake(stakeAmounts: readonly number[]): number {
  return stakeAmounts[1] ?? stakeAmounts[0] ?? 0;
}
