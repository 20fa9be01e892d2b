import type { MyBet, RoomState } from '../../../src/rooms/room-api.ts';
import { Money } from '../cabinet/money.tsx';
import type { Lang } from '../messages/texts.ts';
import { gameTranslator, type Translate } from '../messages/translate.ts';
import { signedAmount } from '../rooms/amounts.ts';
import { type HistoryApi, isWonLine, returnedOf, toneOf, useOwnBets } from '../rooms/own-bets.ts';
import { useWatchBet, WatchBet } from '../rooms/parts/watch-bet.tsx';
import { virtualTexts } from './messages.ts';
import type { VirtualParts } from './parts.ts';

interface SideProps {
  api: HistoryApi;
  state: RoomState;
  parts: VirtualParts;
  lang: Lang;
  tc: Translate;
}

/** The player's own bets, the newest first, and what came before. */
export function Side({ api, state, parts, lang, tc }: SideProps) {
  const text = gameTranslator(virtualTexts, lang);
  const bets = useOwnBets(api, state);
  const { watch, problem } = useWatchBet(api, lang);
  return (
    <aside className="virtual-side">
      <section>
        <h2>{text('mine')}</h2>
        {bets?.length === 0 && <p className="tiny">{text('none')}</p>}
        {problem && <p role="alert">{tc(problem)}</p>}
        <ol className="virtual-bets">
          {(bets ?? []).slice(0, 12).map((bet) => (
            <BetRow key={bet.id} {...{ bet, parts, lang, tc, watch }} round={factsOf(state, bet.roundId)} />
          ))}
        </ol>
      </section>
      {api !== null && <Past state={state} parts={parts} lang={lang} />}
    </aside>
  );
}

/** The rounds before. A replay is of one round and knows no others. */
function Past({ state, parts, lang }: Pick<SideProps, 'state' | 'parts' | 'lang'>) {
  const text = gameTranslator(virtualTexts, lang);
  return (
    <section>
      <h2>{text('past')}</h2>
      {state.past.length === 0 && <p className="tiny">{text('noPast')}</p>}
      <ol className="virtual-past">
        {[...state.past]
          .reverse()
          .slice(0, 10)
          .map(({ id, number, summary }) => (
            <li key={id}>
              <span className="num">#{number}</span> {parts.pastText(summary, lang)}
            </li>
          ))}
      </ol>
    </section>
  );
}

/** What is known of a bet's round: who ran or played in it. */
function factsOf({ round, past }: RoomState, roundId: string) {
  if (round?.id === roundId) return round.card;
  return past.find(({ id }) => id === roundId)?.summary ?? null;
}

interface BetRowProps extends Omit<SideProps, 'api' | 'state'> {
  bet: MyBet;
  watch: ((betId: string) => void) | null;
  round: Readonly<Record<string, unknown>> | null;
}

function BetRow({ bet, watch, parts, lang, tc, round }: BetRowProps) {
  const text = gameTranslator(virtualTexts, lang);
  const tone = toneOf(bet);
  const returned = returnedOf(bet);
  return (
    <li data-tone={tone}>
      <span>
        {bet.lines.map((line) => (
          <span key={line.bet} data-won={isWonLine(line)}>
            <span>
              {text('staked', { bet: parts.betName(line.bet, lang, round), amount: line.stakeAmount })}
            </span>
            {/* The sum beside it is of all of them. */}
            {bet.lines.length > 1 && line.returnAmount !== null && returned !== null && (
              <Money value={line.returnAmount} t={tc} />
            )}
          </span>
        ))}
      </span>
      <span className="outcome">
        {tone === 'back' && returned !== null ? (
          <em>{text('back', { returned, net: signedAmount(returned - bet.stakeAmount, lang) })}</em>
        ) : (
          <>
            <em>{text(tone === 'back' ? 'returned' : tone)}</em>
            {returned !== null && <Money value={returned} t={tc} />}
          </>
        )}
      </span>
      <WatchBet {...{ bet, watch, tc }} />
    </li>
  );
}
