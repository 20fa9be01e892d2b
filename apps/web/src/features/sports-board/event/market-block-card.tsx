import { useLocale, useLocalText, useText } from '@hanpan/client';
import { eventTexts, matchTexts, sportsTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import { Card, IconButton, OddsButton, SuspendedCell } from '@hanpan/ui';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { BoardPrice } from '../../../app/board-price.ts';
import { lineOf, marketWords, pickWords, useLegWords } from '../../../app/leg-words.ts';
import type { EventDetail } from '../../../app/watched-events.ts';
import { closedReason, inOrder, type Market, type Selection } from '../model.ts';
import styles from './market-block-card.module.css';
import { inThrees, type MarketColumns, scoreColumns } from './market-columns.ts';
import type { MarketBlock } from './market-groups.ts';
import { OddsMovement } from './odds-movement.tsx';

interface MarketBlockCardProps {
  readonly block: MarketBlock;
  readonly detail: Pick<EventDetail, 'event' | 'league'>;
  /** Whether the way of its prices can be opened. */
  readonly showsMovement: boolean;
  readonly selectedId: number | undefined;
  readonly onPick: (price: BoardPrice) => void;
}

/** One market, or all lines of it, under its name. */
export function MarketBlockCard(props: MarketBlockCardProps) {
  const { block, detail, showsMovement } = props;
  const match = useText(matchTexts);
  const t = useText(eventTexts);
  const titleId = useId();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [first] = block.markets;
  const name = marketWords(match, block);
  return (
    <Card aria-labelledby={titleId} className={clsx(styles.card, isLong(block) && styles.long)}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {name}
        </h3>
        {showsMovement && first && (
          <IconButton
            icon="chart"
            size="sm"
            label={t(isOpen ? 'event.odds.hideOf' : 'event.odds.showOf', { market: name })}
            aria-expanded={isOpen}
            aria-controls={panelId}
            className={styles.movement}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {block.markets.map((market) => (
        <MarketRow key={market.marketId} {...props} market={market} />
      ))}
      {showsMovement && first && (
        <div id={panelId} hidden={!isOpen}>
          {isOpen && <OddsMovement event={detail.event} market={first} />}
        </div>
      )}
    </Card>
  );
}

/** A market of many selections stands across, in columns. */
const isLong = ({ markets: [first] }: MarketBlock) => (first?.selections.length ?? 0) > 4;

type MarketRowProps = MarketBlockCardProps & { readonly market: Market };

/** Its prices, or over them why there are none: they keep their place, so that nothing below moves when a goal is scored. */
function MarketRow(props: MarketRowProps) {
  const { market } = props;
  const t = useText(sportsTexts);
  const own = useText(eventTexts);
  const { locale } = useLocale();
  const reason = closedReason(market);
  if (reason === undefined) return <MarketPrices {...props} />;
  const line = lineOf({ kind: 'UO', lineQuarters: market.lineQuarters, pick: 'over' }, locale);
  const said = market.lineQuarters === null ? t(reason) : `${own('event.line')} ${line} · ${t(reason)}`;
  return (
    <div className={styles.closed}>
      <div inert aria-hidden="true" className={styles.behind}>
        <MarketPrices {...props} />
      </div>
      <SuspendedCell reason={said} className={styles.suspended} />
    </div>
  );
}

function MarketPrices(props: MarketRowProps) {
  const { market } = props;
  const parted = scoreColumns(market);
  if (parted !== undefined) return <ScoreColumns {...props} parted={parted} />;
  const isThree = market.kind === 'HTFT';
  const look = isThree ? styles.threes : market.selections.length > 3 && styles.many;
  const selections = isThree ? inThrees(market.selections) : inOrder(market.selections);
  return (
    <div className={clsx(styles.row, look)}>
      {selections.map((selection) => (
        <Price key={selection.selectionId} {...props} selection={selection} />
      ))}
    </div>
  );
}

/** Scores of one winner under each other; any other score stands across below them. */
function ScoreColumns({ parted, ...props }: MarketRowProps & { readonly parted: MarketColumns }) {
  const match = useText(matchTexts);
  const local = useLocalText();
  const { home, away } = props.detail.event;
  const win = (team: string) => match('match.pick.home', { team });
  const titles = { home: win(local(home)), draw: match('match.pick.draw'), away: win(local(away)) };
  return (
    <div className={styles.parted}>
      {parted.columns.map(({ side, selections }) => (
        <div key={side} className={styles.column}>
          <span aria-hidden="true" className={styles.columnTitle}>
            {titles[side]}
          </span>
          {selections.map((selection) => (
            <Price key={selection.selectionId} {...props} selection={selection} />
          ))}
        </div>
      ))}
      {parted.rest.map((selection) => (
        <div key={selection.selectionId} className={styles.rest}>
          <Price {...props} selection={selection} />
        </div>
      ))}
    </div>
  );
}

interface PriceProps extends MarketRowProps {
  readonly selection: Selection;
}

function Price({ market, detail: { event, league }, selectedId, onPick, selection }: PriceProps) {
  const match = useText(matchTexts);
  const local = useLocalText();
  const words = useLegWords();
  const { locale } = useLocale();
  const leg = { ...market, pick: selection.pick, home: event.home, away: event.away };
  const [home, away] = [local(event.home), local(event.away)];
  const facts = { kind: market.kind, pick: selection.pick, line: lineOf(leg, locale), home, away };
  return (
    <OddsButton
      layout="column"
      label={pickWords(match, facts)}
      accessibleLabel={words(leg).market}
      odds={oddsFromDecimal(selection.odds)}
      selected={selection.selectionId === selectedId}
      onToggle={() => onPick({ sport: league.sport, league: league.name, event, market, selection })}
    />
  );
}
