import { callQuery, useCaller, usePush, useRefresh, useText, useTopic } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { homeTexts, pageTitleTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import { Card, CardHeader, Countdown, Icon, MoreLink, TimeText, useTickingNow } from '@hanpan/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { AppLink } from '../../app/app-link.tsx';
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
        <ul className={styles.prices}>
          {prices.map((each) => (
            <Price key={each.pick} {...each} board={data} />
          ))}
        </ul>
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
  const leftMs = Date.parse(board.round.closesAt) - serverNow();
  return leftMs > 0 ? Math.max(awaitedMs, Math.min(openMs, leftMs)) : awaitedMs;
}

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
  const [closesMs, drawsMs] = [Date.parse(closesAt), Date.parse(drawsAt)];
  const isOpen = board.betting === 'open' && nowMs < closesMs;
  const [fromMs, untilMs] = isOpen ? [Date.parse(opensAt), closesMs] : [closesMs, drawsMs];
  const share = Math.min(1, Math.max(0, (untilMs - nowMs) / Math.max(1, untilMs - fromMs)));
  const words = t(isOpen ? 'home.mini.untilClose' : 'home.mini.untilDraw');
  return (
    <div className={styles.clock}>
      <Countdown untilMs={untilMs} label={words} className={styles.left} />
      <span className={styles.note}>
        <span>{`${t('home.mini.round', { round: String(round) })} · ${words}`}</span>
        <span>
          {`${t('home.mini.draw')} `}
          <TimeText atMs={drawsMs} format="time" />
        </span>
      </span>
      <span className={styles.track}>
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
    </div>
  );
}

interface PriceProps {
  readonly market: string;
  readonly pick: (typeof prices)[number]['pick'];
  readonly board: Board | undefined;
}

function Price({ market, pick, board }: PriceProps) {
  const t = useText(homeTexts);
  const oddsText = useOddsText();
  const odds = board?.markets
    .find((each) => each.market === market)
    ?.selections.find((each) => each.pick === pick)?.odds;
  return (
    <li>
      <AppLink to="powerball">
        <span>{t(`home.mini.${pick}`)}</span>{' '}
        <b>{odds == null ? '–' : oddsText.price(oddsFromDecimal(odds))}</b>
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
    </div>
  );
}
