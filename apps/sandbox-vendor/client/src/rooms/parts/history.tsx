import type { MyBet, RoomState } from '../../../../src/rooms/room-api.ts';
import { Money } from '../../cabinet/money.tsx';
import type { Translate } from '../../messages/translate.ts';
import { signedAmount } from '../amounts.ts';
import { betName } from '../bet-names.ts';
import type { RoomKey, TranslateRoom } from '../messages/texts.ts';
import { type HistoryApi, isWonLine, returnedOf, toneOf, useOwnBets } from '../own-bets.ts';
import { useWatchBet, WatchBet } from './watch-bet.tsx';

interface HistoryProps {
  api: HistoryApi;
  state: RoomState;
  t: TranslateRoom;
  tc: Translate;
}

/** The player's own bets at this table, the newest first. */
export function History({ api, state, t, tc }: HistoryProps) {
  const bets = useOwnBets(api, state);
  const { startedAtMs, rounds, stakedAmount, returnedAmount } = state.session;
  // A replay is of one bet and knows no session.
  const isEarlier = ({ placedAtMs }: MyBet) => api !== null && placedAtMs < startedAtMs;
  const earlier = (bets ?? []).filter(isEarlier);
  const { watch, problem } = useWatchBet(api, t.lang);
  const rows = { t, tc, watch };
  return (
    <section className="my-bets">
      <h2>{t('history')}</h2>
      {bets?.length === 0 && <p className="tiny">{t('historyEmpty')}</p>}
      {problem && <p role="alert">{tc(problem)}</p>}
      <Rows bets={(bets ?? []).filter((bet) => !isEarlier(bet))} {...rows} />
      {api !== null && (
        <p className="tiny">{t('today', { rounds, staked: stakedAmount, returned: returnedAmount })}</p>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="tiny">{t('earlier')}</h3>
          <Rows bets={earlier} {...rows} />
        </>
      )}
    </section>
  );
}

interface RowsProps extends Pick<HistoryProps, 't' | 'tc'> {
  watch: ((betId: string) => void) | null;
}

function Rows({ bets, ...shared }: RowsProps & { bets: readonly MyBet[] }) {
  return (
    <ol>
      {bets.map((bet) => (
        <Row key={bet.id} bet={bet} {...shared} />
      ))}
    </ol>
  );
}

/** What was bet on which bets, and below it what became of it: a number of a bet is never next to one of money. */
function Row({ bet, t, tc, watch }: RowsProps & { bet: MyBet }) {
  const [first, ...others] = bet.lines;
  const name = first ? betName(first.bet, t) : '';
  const bets = others.length > 0 ? t('betsMore', { bet: name, more: others.length }) : name;
  const tone = toneOf(bet);
  const returned = returnedOf(bet);
  return (
    <li>
      <b>{t('stakeLine', { bets, amount: bet.stakeAmount })}</b>
      <WatchBet {...{ bet, watch, tc }} />
      <span className="num">#{bet.roundNumber}</span>
      <span data-tone={tone}>
        {tone === 'back' && returned !== null
          ? t('status_back', { returned, net: signedAmount(returned - bet.stakeAmount, t.lang) })
          : t(`status_${tone}` as RoomKey)}
      </span>
      {tone !== 'back' && returned !== null && <Money value={returned} t={tc} />}
      {others.length > 0 && returned !== null && <Lines bet={bet} t={t} tc={tc} />}
    </li>
  );
}

/** As many as are told one by one; what won stands first. */
const mostLines = 6;

/** What every bet of several returned: the sum above does not say which of them won. */
function Lines({ bet, t, tc }: { bet: MyBet; t: TranslateRoom; tc: Translate }) {
  const lines = bet.lines.toSorted((one, other) => (other.returnAmount ?? 0) - (one.returnAmount ?? 0));
  // A line that says that there is one more is as long as that one.
  const told = lines.length === mostLines + 1 ? lines.length : mostLines;
  const more = lines.length - told;
  return (
    <span className="bet-lines">
      {lines.slice(0, told).map((line) => (
        <span key={line.bet} data-won={isWonLine(line)}>
          <span>{t('stakeLine', { bets: betName(line.bet, t), amount: line.stakeAmount })}</span>
          <Money value={line.returnAmount ?? 0} t={tc} />
        </span>
      ))}
      {more > 0 && <span>{t('linesMore', { more })}</span>}
    </span>
  );
}
