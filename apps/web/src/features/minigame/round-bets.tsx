import { useCallQuery, useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { Loaded, useMiniWords } from '@hanpan/kit';
import { minigameTexts } from '@hanpan/messages';
import { negate, oddsFromDecimal } from '@hanpan/money';
import { Badge, type BadgeKind, Card, CardHeader, Money, SkeletonRows, TimeText } from '@hanpan/ui';
import { useOddsText } from '../../app/odds-text.ts';
import type { MiniBet } from './model.ts';
import styles from './round-bets.module.css';

const badges: Readonly<Record<MiniBet['status'], BadgeKind>> = {
  BET: 'wait',
  PASS: 'win',
  FAIL: 'lose',
  CANCEL: 'void',
};

interface RoundBetsProps {
  readonly game: MiniGame;
  readonly round: { readonly day: string; readonly round: number };
  /** A round that is over: shown only where the member had bets on it, and with what they came to. */
  readonly isOver?: boolean;
  /** Whether the stage has shown the draw: until then every bet waits for it. */
  readonly isTold: boolean;
}

/** The member's bets on a round. */
export function RoundBets({ game, round: { day, round }, isOver = false, isTold }: RoundBetsProps) {
  const t = useText(minigameTexts);
  const query = useCallQuery('/api/minigame/myBets', { game, day, round });
  const list = query.data?.list;
  if (isOver && (list === undefined || list.length === 0)) return null;
  const titleId = isOver ? 'mini-bets-before' : 'mini-bets';
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        title={t('minigame.myBets', { round: String(round) })}
        titleId={titleId}
        actions={list && <span>{t('minigame.count', { count: list.length })}</span>}
      />
      <Loaded
        query={query}
        errorTitle={t('minigame.myBetsError')}
        skeleton={<SkeletonRows rows={2} columns={2} />}
      >
        {(data) =>
          data.list.length === 0 ? (
            <p className={styles.empty}>{t('minigame.myBetsNone')}</p>
          ) : (
            <>
              {isOver && isTold && <Outcome round={round} bets={data.list} total={data.total.winCash} />}
              <ul className={styles.list}>
                {data.list.map((bet) => (
                  <BetRow key={bet.betIdx} bet={isTold ? bet : { ...bet, status: 'BET', winCash: null }} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

interface OutcomeProps {
  readonly round: number;
  readonly bets: readonly MiniBet[];
  readonly total: MiniBet['stake'];
}

/** What the round paid, once all of it is settled. */
function Outcome({ round, bets, total }: OutcomeProps) {
  const t = useText(minigameTexts);
  const isSettled = bets.every(({ status }) => status !== 'BET');
  const words = () => {
    if (bets.every(({ status }) => status === 'CANCEL')) return t('minigame.void');
    if (total === 0) return t('minigame.notWon', { round: String(round) });
    return t('minigame.won', { round: String(round), amount: total });
  };
  // A toast says it aloud, wherever on the page somebody is.
  return <p className={total > 0 ? styles.won : styles.empty}>{isSettled && words()}</p>;
}

function BetRow({ bet }: { bet: MiniBet }) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  const oddsText = useOddsText();
  return (
    <li>
      <span>
        <b>{words.bet(bet)}</b>
        <small>
          <TimeText atMs={Date.parse(bet.placedAt)} format="timeSeconds" />
          {` · ${oddsText.price(oddsFromDecimal(bet.odds))} · `}
          <span className={styles.receipt}>{bet.receiptId}</span>
        </small>
      </span>
      <span className={styles.end}>
        <Badge kind={badges[bet.status]} size="sm">
          {t(`minigame.status.${bet.status}`)}
        </Badge>
        <Money amount={amountOf(bet)} tone={bet.status === 'PASS' ? 'gold' : 'plain'} />
      </span>
    </li>
  );
}

/** What is at stake, what was paid, or what is gone: below a win a bare stake would read as money that came back. */
function amountOf({ status, winCash, stake }: MiniBet) {
  if (status === 'FAIL') return negate(stake);
  return winCash ?? stake;
}
