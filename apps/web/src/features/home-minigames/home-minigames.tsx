import { callQuery, useCaller, usePush, useRefresh, useText, useTopic } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { homeTexts, pageTitleTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import {
  Card,
  CardHeader,
  Countdown,
  Icon,
  MoreLink,
  TimeText,
  useTickingNow,
  VisuallyHidden,
} from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { AppLink } from '../../app/app-link.tsx';
import { phaseOf } from '../../app/mini-phase.ts';
import { useOddsText } from '../../app/odds-text.ts';
import styles from './home-minigames.module.css';

type Board = DataOf<'/api/minigame/board'>;

const path = '/api/minigame/board';
const openMs = 20_000;
const awaitedMs = 3_000;
const ballsShown = 8;

/** The game of the corner is the first; the others have their links below. */
const others = ['powerladder', 'speedKeno', 'kenoLadder'] as const;

const prices = [
  { market: 'pb_odd_even', pick: 'odd' },
  { market: 'pb_odd_even', pick: 'even' },
  { market: 'pb_under_over', pick: 'under' },
  { market: 'pb_under_over', pick: 'over' },
] as const;

/** Powerball beside the banner, as it stands: the time that is left, its prices and its last results. */
export function HomeMinigames() {
  const t = useText(homeTexts);
  const title = useText(pageTitleTexts);
  const refresh = useRefresh(path);
  useTopic('powerball');
  usePush('powerball', refresh);
  const { data } = useQuery({
    ...callQuery(useCaller(), path, { game: 'powerball' }),
    refetchInterval: ({ state }) => readAgainMs(state.data),
  });
  return (
    <Card aria-labelledby="minigames-title" className={styles.card}>
      <CardHeader
        title={t('home.minigames')}
        titleId="minigames-title"
        actions={
          <MoreLink as={AppLink} to="powerball">
            {title('navigation.title.powerball')}
          </MoreLink>
        }
      />
      <div className={styles.body}>
        <Clock board={data} />
        <Prices board={data} />
        <Balls board={data} />
      </div>
      <ul className={styles.others}>
        {others.map((to) => (
          <li key={to}>
            <AppLink to={to}>
              {title(`navigation.title.${to}`)}
              <Icon name="chevronRight" size={14} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function readAgainMs(board: Board | undefined): number {
  if (board?.round == null) return openMs;
  const nowMs = serverNow();
  const { opensAt, closesAt } = board.round;
  const opensInMs = Date.parse(opensAt) - nowMs;
  const leftMs = opensInMs > 0 ? opensInMs : Date.parse(closesAt) - nowMs;
  return leftMs > 0 ? Math.max(awaitedMs, Math.min(openMs, leftMs)) : awaitedMs;
}

type Betting = 'ahead' | 'open' | 'closed';

/** The corner has no room to say why nothing is taken: whatever is neither open nor to be opened is closed. */
function bettingOn(board: Board, nowMs: number): Betting {
  const phase = phaseOf(board, nowMs);
  return phase === 'ahead' || phase === 'open' ? phase : 'closed';
}

const countedTo = { ahead: 'opensAt', open: 'closesAt', closed: 'drawsAt' } as const;
const untilWords = {
  ahead: 'home.mini.untilOpen',
  open: 'home.mini.untilClose',
  closed: 'home.mini.untilDraw',
} as const;

/** What is counted down to; its place is kept while the round is not known. */
function Clock({ board }: { board: Board | undefined }) {
  const t = useText(homeTexts);
  const nowMs = useTickingNow();
  if (board?.round == null) {
    return (
      <div className={styles.clock}>
        <span className={styles.left}>--:--</span>
        <span className={styles.note}>{board && t('home.mini.none')}</span>
      </div>
    );
  }
  const { round, opensAt, closesAt, drawsAt } = board.round;
  const betting = bettingOn(board, nowMs);
  const untilMs = Date.parse(board.round[countedTo[betting]]);
  const fromMs = Date.parse(betting === 'open' ? opensAt : closesAt);
  // Since when its opening is awaited is not known.
  const share = betting === 'ahead' ? 1 : (untilMs - nowMs) / Math.max(1, untilMs - fromMs);
  const words = t(untilWords[betting]);
  return (
    <div className={styles.clock}>
      <Countdown untilMs={untilMs} label={words} className={styles.left} />
      <span className={styles.note}>
        <span>{`${t('home.mini.round', { round: String(round) })} · ${words}`}</span>
        <span>
          {`${t(betting === 'ahead' ? 'home.mini.opens' : 'home.mini.draw')} `}
          <TimeText atMs={Date.parse(betting === 'ahead' ? opensAt : drawsAt)} format="time" />
        </span>
      </span>
      <span className={styles.track}>
        <span style={{ transform: `scaleX(${Math.min(1, Math.max(0, share))})` }} />
      </span>
    </div>
  );
}

function Prices({ board }: { board: Board | undefined }) {
  const nowMs = useTickingNow();
  return (
    <ul className={styles.prices}>
      {prices.map((each) => (
        <Price key={each.pick} {...each} board={board} betting={board && bettingOn(board, nowMs)} />
      ))}
    </ul>
  );
}

interface PriceProps {
  readonly market: string;
  readonly pick: (typeof prices)[number]['pick'];
  readonly board: Board | undefined;
  readonly betting: Betting | undefined;
}

function Price({ market, pick, board, betting }: PriceProps) {
  const t = useText(homeTexts);
  const oddsText = useOddsText();
  const odds = board?.markets
    .find((each) => each.market === market)
    ?.selections.find((each) => each.pick === pick)?.odds;
  return (
    <li>
      <AppLink to="powerball">
        <span>{t(`home.mini.${pick}`)}</span>{' '}
        {betting === 'ahead' || betting === 'closed' ? (
          <span>
            <Icon name="lock" size={16} />
            <VisuallyHidden>{t(betting === 'ahead' ? 'home.mini.ahead' : 'home.mini.closed')}</VisuallyHidden>
          </span>
        ) : (
          <b>{odds == null ? '–' : oddsText.price(oddsFromDecimal(odds))}</b>
        )}
      </AppLink>
    </li>
  );
}

/** Odd or even of the last rounds, the latest at the right. */
function Balls({ board }: { board: Board | undefined }) {
  const t = useText(homeTexts);
  const drawn = (board?.results ?? []).filter(({ state }) => state === 'drawn').slice(0, ballsShown);
  return (
    <div className={styles.last}>
      <span>{t('home.mini.last')}</span>
      {board && drawn.length === 0 ? (
        <span>{t('home.mini.lastNone')}</span>
      ) : (
        <ol>
          {drawn.toReversed().map(({ day, round, results }) => {
            const isOdd = results.pb_odd_even === 'odd';
            return (
              <li key={`${day}/${round}`} className={clsx(styles.ball, isOdd ? styles.odd : styles.even)}>
                {t(isOdd ? 'home.mini.oddMark' : 'home.mini.evenMark')}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
