import { useCallQuery, useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { minigameTexts } from '@hanpan/messages';
import { add, zero } from '@hanpan/money';
import { dismissToast, toast } from '@hanpan/ui';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { holdBalance, releaseBalance } from '../../app/hold-back.ts';
import { useBalance } from '../../app/session.ts';
import { type MiniBet, type MiniBoard, type MiniRound, type Phase, roundKey } from './model.ts';
import { isStageSeen, showStage } from './stage-place.ts';
import { acts, type DrawPlay } from './use-draw-play.ts';

/** Bets are paid the moment that a round is drawn, and the push of it may overtake the clock of this page. */
const beforeDrawMs = 1_500;
/** The most that the balance waits for a result; a draw that takes longer has paid nothing yet. */
const awaitedMs = 6_000;
/** Between the last step of a draw and what follows from it. */
const slackMs = 1_000;

interface DrawFacts {
  readonly game: MiniGame;
  readonly board: MiniBoard;
  readonly phase: Phase;
  readonly nowMs: number;
  readonly play: DrawPlay;
  readonly isMember: boolean;
}

/**
 * Tells a member of the draw that decides its bets, wherever on the page it is: that it begins, and what came of them once it
 * has been played. Until then the balance stays as it was. Returns the round that the member waits for: for a moment the
 * board may have the next one already, and the result of this one not yet.
 */
export function useDrawTold({ game, board, phase, nowMs, play, isMember }: DrawFacts): MiniRound | undefined {
  const [latest] = board.results;
  const latestKey = latest && roundKey(latest);
  const [firstKey] = useState(latestKey);
  const { round } = board;
  const open = useRoundBets(game, round, isMember);
  const decided = useRoundBets(game, latest, isMember);
  const isDue = phase === 'closed' || phase === 'drawing';
  const isNear = round !== null && isDue && nowMs >= Date.parse(round.drawsAt) - beforeDrawMs;
  const [near, setNear] = useState<MiniRound>();
  if (isNear && open.length > 0 && (near === undefined || roundKey(near) !== roundKey(round))) setNear(round);
  const isDrawn = board.results.some((result) => near && roundKey(result) === roundKey(near));
  const awaited = isDrawn ? undefined : near;

  const isPlayedForMe = play.isUntold && decided.length > 0;
  useHeldBalance(game, isPlayedForMe, isPlayedForMe || awaited !== undefined);
  const begun = awaited && nowMs >= Date.parse(awaited.drawsAt) ? awaited : undefined;
  useBeginToast(isPlayedForMe ? latest : begun);
  const isOver = latestKey !== firstKey && !play.isUntold;
  useOutcomeToast(isOver ? latest : undefined, decided);
  return awaited;
}

type Round = Pick<MiniBet, 'day' | 'round'>;
const noBets: readonly MiniBet[] = [];

function useRoundBets(game: MiniGame, round: Round | null | undefined, isMember: boolean) {
  const name = { day: round?.day ?? '', round: round?.round ?? 0 };
  const isAsked = isMember && round != null;
  const { data } = useCallQuery('/api/minigame/myBets', { game, ...name }, { enabled: isAsked });
  return (isAsked && data?.list) || noBets;
}

function useHeldBalance(game: MiniGame, isPlaying: boolean, isHeld: boolean): void {
  const { cashAmt, pointAmt } = useBalance();
  const { steps, stepMs } = acts[game];
  const hold = useEffectEvent((atMostMs: number) => holdBalance({ cashAmt, pointAmt }, atMostMs));
  useEffect(() => {
    if (isHeld) hold(isPlaying ? steps * stepMs + slackMs : awaitedMs);
    else releaseBalance();
  }, [isHeld, isPlaying, steps, stepMs]);
  useEffect(() => releaseBalance, []);
}

/** Not where the stage is in view, which says it better. */
function useBeginToast(round: Round | undefined): void {
  const t = useText(minigameTexts);
  const key = round && roundKey(round);
  const lastKey = useRef<string | undefined>(undefined);
  const shown = useRef<number | undefined>(undefined);
  const isSeen = useIsPageSeen();
  const hide = () => {
    if (shown.current !== undefined) dismissToast(shown.current);
    shown.current = undefined;
  };
  const tell = useEffectEvent(() => {
    if (round === undefined || key === lastKey.current) return;
    lastKey.current = key;
    if (isStageSeen()) return;
    shown.current = toast({
      kind: 'info',
      text: t('minigame.drawBegins', { round: String(round.round) }),
      action: { label: t('minigame.watch'), onSelect: showStage },
      durationMs: 10_000,
    });
  });
  const hideNow = useEffectEvent(hide);
  useEffect(() => {
    if (key === undefined) hideNow();
    else if (isSeen) tell();
  }, [key, isSeen]);
  useEffect(() => () => hideNow(), []);
}

/** Once everything on the round is settled, and somebody is there to see it. */
function useOutcomeToast(round: Round | undefined, bets: readonly MiniBet[]): void {
  const words = useOutcomeWords();
  const lastKey = useRef<string | undefined>(undefined);
  const isSettled = bets.length > 0 && bets.every(({ status }) => status !== 'BET');
  const key = round && isSettled ? roundKey(round) : undefined;
  const isSeen = useIsPageSeen();
  const tell = useEffectEvent(() => {
    if (round === undefined || key === lastKey.current) return;
    lastKey.current = key;
    toast({ ...words(round, bets), durationMs: 8_000 });
  });
  useEffect(() => {
    if (key !== undefined && isSeen) tell();
  }, [key, isSeen]);
}

function useOutcomeWords() {
  const t = useText(minigameTexts);
  return ({ round }: Round, bets: readonly MiniBet[]) => {
    const name = String(round);
    const stakes = add(zero, ...bets.map(({ stake }) => stake));
    const paid = add(zero, ...bets.map(({ winCash }) => winCash ?? zero));
    if (bets.every(({ status }) => status === 'CANCEL'))
      return { kind: 'info' as const, text: t('minigame.returned', { round: name, amount: paid }) };
    if (paid === 0)
      return { kind: 'info' as const, text: t('minigame.lost', { round: name, amount: stakes }) };
    return { kind: 'done' as const, text: t('minigame.won', { round: name, amount: paid }) };
  };
}

function useIsPageSeen(): boolean {
  return useSyncExternalStore(watchPage, () => !document.hidden);
}

function watchPage(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
