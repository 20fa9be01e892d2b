import { useEffect, useRef, useState } from 'react';
import type { FairState, PlayedRound } from '../../../src/play/play-api.ts';
import { checkRound, type RoundCheck } from '../fair/check-round.ts';
import { roundRules } from '../games/round-rules.ts';
import type { InfoProps } from './info-props.ts';
import { roundName } from './round-time.ts';

interface CheckLastRoundProps extends Pick<InfoProps, 'game' | 't' | 'api'> {
  round: PlayedRound;
  fair: FairState;
  onFair: (fair: FairState) => void;
}

type Answer = RoundCheck | { kind: 'busy' };

/**
 * Works the last round out again in the browser. That needs its server seed: while that is in use it is shown first, by the same
 * press, and the next round begins with the seed whose hash stands above.
 */
export function CheckLastRound({ round, fair, onFair, game, t, api }: CheckLastRoundProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [isAsked, setAsked] = useState(false);
  const section = useRef<HTMLElement>(null);
  // What was revealed stands above and has pushed the answer down.
  useEffect(() => {
    if (answer) section.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const { serverSeedHash, clientSeed } = round.proof;
  const isInUse = serverSeedHash === fair.serverSeedHash;
  const isKnown = isInUse || serverSeedHash === fair.previous?.serverSeedHash;
  const check = async (): Promise<Answer> => {
    let { previous } = fair;
    if (isInUse) {
      const changed = await api.changeSeed(clientSeed).catch(() => undefined);
      if (changed === undefined) return { kind: 'busy' };
      onFair(changed);
      previous = changed.previous;
    }
    if (previous === null) return { kind: 'bad' };
    const rules = await roundRules[game.page]?.();
    return await checkRound(round, previous, game, rules?.default);
  };
  const press = () => {
    setAsked(true);
    void check()
      .catch((): Answer => ({ kind: 'unable' }))
      .then((found) => {
        setAnswer(found);
        setAsked(false);
      });
  };
  return (
    <section className="proof" ref={section}>
      <h3>{t('info.lastRound')}</h3>
      <p className="num">{roundName(round, t.lang)}</p>
      {answer?.kind !== 'ok' && (
        <>
          <p>{t(isKnown ? (isInUse ? 'check.inUse' : 'check.how') : 'check.past')}</p>
          {isKnown && (
            <button type="button" className="button filled" onClick={press} aria-disabled={isAsked}>
              {t(isInUse ? 'check.reveal' : 'check.now')}
            </button>
          )}
        </>
      )}
      {answer && <Found answer={answer} round={round} t={t} />}
      <details>
        <summary>{t('check.proof')}</summary>
        <pre>{JSON.stringify({ round: round.roundId, ...round.proof }, null, 1)}</pre>
      </details>
    </section>
  );
}

/** Step by step what was compared, so that it says no more than was done. */
function Found({ answer, round, t }: { answer: Answer; round: PlayedRound; t: InfoProps['t'] }) {
  if (answer.kind === 'busy') return <p role="alert">{t('info.seedBusy')}</p>;
  if (answer.kind === 'unable') return <p role="alert">{t('check.unable')}</p>;
  if (answer.kind === 'bad') return <p role="alert">{t('check.bad', { round: round.roundId })}</p>;
  return (
    <ul className="checked" role="status">
      <li>{t('check.seedOk')}</li>
      <li>{t('check.drawsOk', { count: answer.draws })}</li>
      {answer.isPlayed ? (
        <li>{t('check.playedOk', { amount: round.book.totalAmount })}</li>
      ) : (
        <li data-open>{t('check.notPlayed')}</li>
      )}
    </ul>
  );
}
