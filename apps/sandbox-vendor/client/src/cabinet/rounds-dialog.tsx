import { useEffect, useState } from 'react';
import type { ListedRound } from '../../../src/play/play-api.ts';
import type { PlayApi } from '../api.ts';
import type { MessageKey } from '../messages/texts.ts';
import type { Translate } from '../messages/translate.ts';
import { Icon } from './icons.tsx';
import { InfoDialog } from './info-dialog.tsx';
import { Money } from './money.tsx';
import { roundTime } from './round-time.ts';
import { showAgain } from './show-again.ts';

type RoundsApi = Pick<PlayApi, 'ask'>;

interface RoundsDialogProps {
  api: RoundsApi;
  t: Translate;
  onClose: () => void;
}

const pages = ['rounds'] as const;

/** The player's own last rounds of the game: when, what was staked, what came back, and each to be seen again. */
export function RoundsDialog({ api, t, onClose }: RoundsDialogProps) {
  return (
    <InfoDialog
      t={t}
      title={t('rounds.title')}
      names={pages}
      titleOf={() => t('rounds.title')}
      onClose={onClose}
    >
      {() => <Rounds api={api} t={t} />}
    </InfoDialog>
  );
}

function Rounds({ api, t }: Omit<RoundsDialogProps, 'onClose'>) {
  const [rounds, setRounds] = useState<ListedRound[] | 'failed'>();
  const [asked, setAsked] = useState(0);
  const [problem, setProblem] = useState<MessageKey>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking once more is why it is read again.
  useEffect(() => {
    void api.ask<ListedRound[]>('GET', '/api/rounds').then(setRounds, () => setRounds('failed'));
  }, [api, asked]);
  const watch = (roundId: string) =>
    void showAgain(() => api.ask('POST', '/api/rounds/replay', { roundId }), t.lang).then(setProblem);

  if (rounds === undefined) return <p role="status">{t('loading')}</p>;
  if (rounds === 'failed')
    return (
      <div role="alert">
        <p>{t('rounds.failed')}</p>
        <button type="button" className="button" onClick={() => setAsked((times) => times + 1)}>
          {t('rounds.again')}
        </button>
      </div>
    );
  if (rounds.length === 0) return <p>{t('rounds.none')}</p>;
  return (
    <>
      <p>{t('rounds.help')}</p>
      {problem && <p role="alert">{t(problem)}</p>}
      <ol className="rounds">
        {rounds.map((round) => (
          <Row key={round.roundId} round={round} t={t} onWatch={watch} />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  round: ListedRound;
  t: Translate;
  onWatch: (roundId: string) => void;
}

/** What came back at most the stake is told without colour, as everywhere. */
function Row({ round, t, onWatch }: RowProps) {
  const { roundId, playedAtMs, stakeAmount, totalAmount, status } = round;
  const time = roundTime(playedAtMs, t.lang);
  return (
    <li>
      <time dateTime={new Date(playedAtMs).toISOString()}>{time}</time>
      <span className="round-money">
        <span>
          <small>{t('label.stake')}</small> <Money value={stakeAmount} t={t} />
        </span>
        {!totalAmount ? (
          <span>{t(totalAmount === 0 ? 'rounds.lost' : (`rounds.${status}` as MessageKey))}</span>
        ) : (
          <span data-won={totalAmount > stakeAmount}>
            <small>{t(totalAmount > stakeAmount ? 'label.win' : 'label.returned')}</small>{' '}
            <Money value={totalAmount} t={t} />
          </span>
        )}
      </span>
      {totalAmount !== null && status !== 'played' && (
        <small className="round-state">{t(`rounds.${status}` as MessageKey)}</small>
      )}
      {totalAmount !== null && (
        <button
          type="button"
          className="tool"
          onClick={() => onWatch(roundId)}
          aria-label={t('rounds.watch', { time })}
          title={t('rounds.watch', { time })}
        >
          <Icon name="play" />
        </button>
      )}
    </li>
  );
}
