import { useText } from '@hanpan/client';
import { Loaded } from '@hanpan/kit';
import { liveVideoTexts, minigameTexts, pageTitleTexts } from '@hanpan/messages';
import { allRolledMs } from '@hanpan/rules';
import { Card, CardHeader, LinkButton, PageTitle, SkeletonRows, useTickingNow } from '@hanpan/ui';
import { useRef } from 'react';
import { AppLink } from '../../../app/app-link.tsx';
import page from '../mini-game.module.css';
import { phaseOf } from '../model.ts';
import { ProofCard } from '../proof-card.tsx';
import { ResultLine } from '../result-line.tsx';
import { RoundClock } from '../round-clock.tsx';
import stage from '../stage.module.css';
import { useMiniBoard } from '../use-mini-board.ts';
import { LivePlayer } from './live-player.tsx';
import styles from './live-room.module.css';
import { type LiveStream, normalDelaySeconds, useLiveStream } from './use-live-stream.ts';

type Board = NonNullable<ReturnType<typeof useMiniBoard>['data']>;

/** The powerball draw as a video, with what it cannot say: the round in words, the last result, its proof. */
export function LiveRoom() {
  const title = useText(pageTitleTexts);
  const t = useText(minigameTexts);
  const query = useMiniBoard('powerball');
  const element = useRef<HTMLVideoElement>(null);
  const stream = useLiveStream(element);
  return (
    <div className={page.columns}>
      <section data-night="" className={stage.stage} aria-labelledby="live-title">
        <div className={stage.top}>
          <div className={stage.title}>
            <PageTitle id="live-title">{title('navigation.title.liveVideo')}</PageTitle>
            <b>{title('navigation.title.powerball')}</b>
          </div>
        </div>
        <LivePlayer element={element} stream={stream} />
        {query.data ? (
          <LastResult board={query.data} delaySeconds={delayOf(stream)} />
        ) : (
          <div className={stage.last} data-power="" />
        )}
      </section>
      <div className={page.side}>
        <About />
        <Loaded
          query={query}
          errorTitle={t('minigame.errorTitle')}
          errorBody={() => t('minigame.errorBody')}
          skeleton={<SkeletonRows rows={4} columns={1} />}
        >
          {(board) => <Round board={board} />}
        </Loaded>
      </div>
    </div>
  );
}

/** A video that does not say how late it is, is taken to be late; where none plays, nothing is told too early. */
function delayOf({ state, delaySeconds }: LiveStream): number {
  const plays = state === 'waiting' || state === 'ready';
  return plays ? (delaySeconds ?? normalDelaySeconds) : 0;
}

/** How late the video is, is known in whole seconds. */
const delayStepMs = 1_000;

/** The last result that the video has shown: the words do not tell it before the balls do. */
function LastResult({ board: { results }, delaySeconds }: { board: Board; delaySeconds: number }) {
  const t = useText(minigameTexts);
  const shownMs = useTickingNow() - (delaySeconds * 1_000 + delayStepMs) - allRolledMs;
  const latest = results.find(({ drawnAt }) => Date.parse(drawnAt) <= shownMs);
  if (latest === undefined)
    return (
      <div className={stage.last} data-power="">
        {t('minigame.none')}
      </div>
    );
  return (
    <div className={stage.last} data-power="" role="status">
      <b>{t('minigame.previous', { round: String(latest.round) })}</b>
      <ResultLine game="powerball" result={latest} />
    </div>
  );
}

function About() {
  const t = useText(liveVideoTexts);
  return (
    <Card aria-labelledby="live-about">
      <CardHeader title={t('liveVideo.about')} titleId="live-about" />
      <div className={styles.body}>
        <p>{t('liveVideo.aboutBody')}</p>
        <LinkButton as={AppLink} to="powerball" variant="filled" block>
          {t('liveVideo.bet')}
        </LinkButton>
      </div>
    </Card>
  );
}

function Round({ board }: { board: Board }) {
  const t = useText(minigameTexts);
  const phase = phaseOf(board, useTickingNow());
  const { round } = board;
  const [latest] = board.results;
  return (
    <>
      {round && (
        <Card aria-labelledby="live-round">
          <CardHeader title={t('minigame.round', { round: String(round.round) })} titleId="live-round" />
          <div className={styles.clock}>
            <RoundClock round={round} phase={phase} />
          </div>
        </Card>
      )}
      {latest && <ProofCard result={latest} />}
    </>
  );
}
