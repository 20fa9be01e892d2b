import { useText } from '@hanpan/client';
import type { MiniGame } from '@hanpan/contract';
import { useMiniWords } from '@hanpan/kit';
import { minigameTexts } from '@hanpan/messages';
import { evenReturn, oddsFromDecimal } from '@hanpan/money';
import { miniMarkets, spansOf } from '@hanpan/rules';
import { Card, CardHeader, OddsButton } from '@hanpan/ui';
import clsx from 'clsx';
import { memo } from 'react';
import styles from './markets.module.css';
import { useMiniSlip } from './mini-slip-store.ts';
import { lineNow, lineText, type MiniBoard, type MiniMarket, type Phase } from './model.ts';
import { useNoBetsWords } from './no-bets-words.ts';

interface MarketsProps {
  readonly game: MiniGame;
  readonly board: MiniBoard;
  readonly phase: Phase;
}

/** What can be bet on, with its odds. A press chooses a selection, another one lets go of it. */
export const Markets = memo(function Markets({ game, board, phase }: MarketsProps) {
  const t = useText(minigameTexts);
  const { round } = board;
  const words = useNoBetsWords();
  const whyNot = (reason: Exclude<Phase, 'open'>) => {
    const { title: what, body } = words(reason, board);
    return `${reason === 'closed' || reason === 'drawing' ? t('minigame.closed') : what} · ${body}`;
  };
  const closedText = (now: Phase) => {
    if (now === 'open') return undefined;
    return t(now === 'ahead' ? 'minigame.phase.ahead' : 'minigame.closed');
  };
  const title = round === null ? t('minigame.slip') : t('minigame.bets', { round: String(round.round) });
  return (
    <Card aria-labelledby="mini-markets">
      <CardHeader title={title} titleId="mini-markets" />
      <p className={styles.note}>{phase === 'open' ? t('minigame.betsNote') : whyNot(phase)}</p>
      <div className={styles.markets}>
        {board.markets.map((market) => (
          <Market
            key={market.market}
            game={game}
            market={market}
            line={lineNow(board, market.market)}
            spans={spansIn(board, market.market)}
            closed={closedText(phase)}
          />
        ))}
      </div>
    </Card>
  );
});

interface MarketProps {
  readonly game: MiniGame;
  readonly market: MiniMarket;
  readonly line: number | null;
  /** The numbers of each selection; a selection without them is what its name says. */
  readonly spans: ReadonlyMap<string, string>;
  /** Why nothing of it can be bet on; the line above says it to who sees, and each button to who listens. */
  readonly closed: string | undefined;
}

function spansIn({ game, rules }: MiniBoard, code: string): ReadonlyMap<string, string> {
  const market = miniMarkets(game, rules).find((each) => each.code === code);
  const spans = (market && spansOf(market)) ?? [];
  return new Map(spans.map(({ pick, from, to }) => [pick, `${from}–${to}`]));
}

/** As many columns as leave no gap in the last row. */
function columnsOf({ selections: { length } }: MiniMarket): string | undefined {
  if (length === 10) return styles.five;
  return length === 3 || length === 6 ? styles.three : undefined;
}

function Market({ game, market, line, spans, closed }: MarketProps) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  const picked = useMiniSlip((slip) => slip.picks[game]);
  const choose = useMiniSlip((slip) => slip.choose);
  const name = words.market(market.market);
  return (
    <fieldset className={styles.market}>
      <legend>{game === 'speedkino' && line !== null ? `${name} ${lineText(line)}` : name}</legend>
      <div className={clsx(styles.picks, columnsOf(market))}>
        {market.selections.map(({ pick, odds }) => {
          const isPicked = picked?.market === market.market && picked.pick === pick;
          const seenOddsMilli = odds === null ? evenReturn : oddsFromDecimal(odds);
          const notForSale = odds === null ? t('minigame.notForSale') : undefined;
          return (
            <OddsButton
              key={pick}
              label={[words.pick(market.market, pick), spans.get(pick)].filter(Boolean).join(' ')}
              accessibleLabel={name}
              odds={seenOddsMilli}
              selected={isPicked}
              layout={columnsOf(market) === undefined ? 'row' : 'column'}
              suspendedReason={closed ?? notForSale}
              isReasonSpoken={closed !== undefined}
              onToggle={() =>
                choose(
                  game,
                  isPicked ? undefined : { market: market.market, pick, seenOddsMilli, seenLine: line },
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
