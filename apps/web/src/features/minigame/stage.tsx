import { useText } from '@hanpan/client';
import type { MiniGame, MiniResult } from '@hanpan/contract';
import { minigameTexts, pageTitleTexts } from '@hanpan/messages';
import { Button, PageTitle } from '@hanpan/ui';
import { KenoScene } from './keno-scene.tsx';
import { LadderScene, ladderOf } from './ladder-scene.tsx';
import { gamePlaces, type MiniBoard, type Phase } from './model.ts';
import { PowerballScene } from './powerball-scene.tsx';
import { ResultLine } from './result-line.tsx';
import { RoundClock } from './round-clock.tsx';
import styles from './stage.module.css';
import { stageId } from './stage-place.ts';
import type { DrawPlay } from './use-draw-play.ts';

interface StageProps {
  readonly game: MiniGame;
  readonly board: MiniBoard;
  readonly phase: Phase;
  readonly play: DrawPlay;
}

/** The night stage: the draw that is awaited, or the last result as it was drawn. */
export function Stage({ game, board, phase, play }: StageProps) {
  const t = useText(minigameTexts);
  const title = useText(pageTitleTexts);
  const [latest] = board.results;
  const isAwaited = phase === 'closed' || phase === 'drawing';
  const name = title(`navigation.title.${gamePlaces[game]}`);
  const { round } = board;
  /** What stands on the stage: the last draw, until the next one is awaited. */
  const shownRound = (result: MiniResult | undefined, next: MiniBoard['round']) => {
    if (result !== undefined) return t('minigame.resultOf', { round: String(result.round) });
    return next && t('minigame.round', { round: String(next.round) });
  };
  return (
    <section id={stageId} data-night="" className={styles.stage} aria-labelledby="stage-title">
      <div className={styles.top}>
        <div className={styles.title}>
          <PageTitle id="stage-title">{name}</PageTitle>
          <b>{shownRound(isAwaited ? undefined : latest, round)}</b>
        </div>
        <PlayButtons play={play} canReplay={latest?.state === 'drawn' && !isAwaited} />
      </div>
      <div className={styles.floor}>
        {round && <RoundClock round={round} phase={phase} />}
        <Scene
          game={game}
          result={isAwaited ? undefined : latest}
          play={play}
          isAwaited={isAwaited}
          board={board}
        />
      </div>
      <LastResult game={game} result={latest} play={play} />
    </section>
  );
}

function PlayButtons({ play, canReplay }: { play: DrawPlay; canReplay: boolean }) {
  const t = useText(minigameTexts);
  if (play.isPlaying)
    return (
      <Button size="sm" icon="arrowRight" onClick={play.skip}>
        {t('minigame.skip')}
      </Button>
    );
  return (
    <Button size="sm" icon="play" disabled={!canReplay} onClick={play.replay}>
      {t('minigame.replay')}
    </Button>
  );
}

interface SceneProps {
  readonly game: MiniGame;
  /** Nothing while a draw is awaited. */
  readonly result: MiniResult | undefined;
  readonly play: DrawPlay;
  readonly isAwaited: boolean;
  readonly board: MiniBoard;
}

function Scene({ game, result, play, isAwaited, board }: SceneProps) {
  const shown = result === undefined ? 0 : play.shown;
  const numbers = result?.numbers ?? [];
  switch (game) {
    case 'powerball':
      return (
        <PowerballScene
          balls={numbers}
          powerball={result?.powerball ?? null}
          shown={shown}
          isTurning={isAwaited || play.isPlaying}
        />
      );
    case 'speedkino':
      return <KenoScene numbers={numbers} shown={shown} />;
    case 'powerladder':
    case 'kinoladder':
      return (
        <div className={styles.ladder}>
          <LadderScene
            first={numbers[0]}
            ladder={result && ladderOf(result.results)}
            shown={shown}
            isPlaying={play.isPlaying}
          />
          <LadderWords
            first={shown > 0 ? numbers[0] : undefined}
            split={game === 'powerladder' ? 14 : board.rules.kenoLadderSplit}
          />
        </div>
      );
  }
}

/** Why the ladder is as it is. Its place is kept while there is nothing to say. */
function LadderWords({ first, split }: { first: number | undefined; split: number }) {
  const t = useText(minigameTexts);
  return (
    <p className={styles.words}>
      {first !== undefined && (
        <>
          <span>{`${t('minigame.firstBall')} ${first}`}</span>
          <b>{t(first % 2 === 1 ? 'minigame.ladderOdd' : 'minigame.ladderEven')}</b>
          <b>{t(first <= split ? 'minigame.ladderLow' : 'minigame.ladderHigh', { split })}</b>
        </>
      )}
    </p>
  );
}

interface LastResultProps {
  readonly game: MiniGame;
  readonly result: MiniResult | undefined;
  readonly play: DrawPlay;
}

/** The last result in words; while its draw is played it is not told. */
function LastResult({ game, result, play }: LastResultProps) {
  const t = useText(minigameTexts);
  return (
    <div className={styles.last} data-power={game === 'powerball' ? '' : undefined} role="status">
      {result === undefined && <span>{t('minigame.none')}</span>}
      {result !== undefined && play.isPlaying && <span>{t('minigame.playing')}</span>}
      {result !== undefined && !play.isPlaying && (
        <>
          <b>{t('minigame.previous', { round: String(result.round) })}</b>
          {result.state === 'void' ? (
            <span>{t('minigame.void')}</span>
          ) : (
            <ResultLine game={game} result={result} />
          )}
        </>
      )}
    </div>
  );
}
