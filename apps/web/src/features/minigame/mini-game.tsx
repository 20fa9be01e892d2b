import { useText } from '@hanpan/client';
import type { MiniGame as Game } from '@hanpan/contract';
import { Loaded } from '@hanpan/kit';
import { minigameTexts } from '@hanpan/messages';
import { Skeleton, useTickingNow } from '@hanpan/ui';
import { useMemo } from 'react';
import { useSession } from '../../app/session.ts';
import { GameTabs } from './game-tabs.tsx';
import { Markets } from './markets.tsx';
import styles from './mini-game.module.css';
import { MiniSlip } from './mini-slip.tsx';
import { type MiniBoard, type MiniResult, phaseOf, roundKey } from './model.ts';
import { PickBar } from './pick-bar.tsx';
import { ProofCard } from './proof-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { RoadsCard } from './roads-card.tsx';
import { RoundBets } from './round-bets.tsx';
import { RulesCard } from './rules-card.tsx';
import { Stage } from './stage.tsx';
import { acts, useDrawPlay } from './use-draw-play.ts';
import { useDrawTold } from './use-draw-told.ts';
import { useMiniBoard } from './use-mini-board.ts';

/** A mini game: its stage, what can be bet on, the slip, the member's bets, and what has been. */
export function MiniGame({ game }: { game: Game }) {
  const t = useText(minigameTexts);
  const query = useMiniBoard(game);
  return (
    <div className={styles.page}>
      <GameTabs game={game} />
      <Loaded
        query={query}
        errorTitle={t('minigame.errorTitle')}
        errorBody={() => t('minigame.errorBody')}
        skeleton={<Waiting />}
      >
        {(board) => <Ready key={game} game={game} board={board} />}
      </Loaded>
    </div>
  );
}

/** As high as the stage and the slip, so that nothing moves when they come. */
function Waiting() {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Skeleton className={styles.stage} />
        <Skeleton height="420px" />
      </div>
      <div className={styles.side}>
        <Skeleton height="110px" />
        <Skeleton height="110px" />
      </div>
    </div>
  );
}

/** The clock and the draw move each second and more often: what they do not change is not drawn anew (`memo`). */
function Ready({ game, board }: { game: Game; board: MiniBoard }) {
  const session = useSession();
  const nowMs = useTickingNow();
  const phase = phaseOf(board, nowMs);
  const [latest] = board.results;
  const play = useDrawPlay(latest && roundKey(latest), acts[game]);
  const isMember = session.state === 'member';
  const { round } = board;
  const awaited = useDrawTold({ game, board, phase, nowMs, play, isMember });
  // What the stage still plays is told nowhere else.
  const told = useMemo(
    () => (play.isUntold ? board.results.slice(1) : board.results),
    [play.isUntold, board.results],
  );
  const [lastTold] = told;
  const over = awaited && round && roundKey(awaited) !== roundKey(round) ? awaited : latest;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Stage game={game} board={board} phase={phase} play={play} />
        <Markets game={game} board={board} phase={phase} />
        <div className={styles.wide}>
          <RoadsCard game={game} results={told} kenoLadderSplit={board.rules.kenoLadderSplit} />
        </div>
        <div className={styles.wide}>
          <RulesCard board={board} />
        </div>
        <div className={styles.wide}>
          <ResultsCard game={game} results={told} />
        </div>
      </div>
      <div className={styles.side}>
        <MiniSlip game={game} board={board} phase={phase} />
        {isMember && round && <RoundBets game={game} round={round} isTold={isToldIn(told, round)} />}
        {isMember && over && <RoundBets game={game} round={over} isOver isTold={isToldIn(told, over)} />}
        {lastTold && <ProofCard result={lastTold} />}
      </div>
      {phase === 'open' && <PickBar game={game} />}
    </div>
  );
}

function isToldIn(told: readonly MiniResult[], round: Parameters<typeof roundKey>[0]): boolean {
  return told.some((result) => roundKey(result) === roundKey(round));
}
