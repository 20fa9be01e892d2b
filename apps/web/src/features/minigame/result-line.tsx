import { useLocale, useText } from '@hanpan/client';
import type { MiniGame, MiniResult } from '@hanpan/contract';
import { useMiniWords } from '@hanpan/kit';
import { minigameTexts } from '@hanpan/messages';
import clsx from 'clsx';
import { Ball } from '../../app/ball.tsx';
import { isLadder, shownResults } from './model.ts';
import styles from './result-line.module.css';

/** Which of two sides a selection is: the first ones are ringed, the second ones filled. */
const filled: ReadonlySet<string> = new Set(['even', 'over', 'right', '4']);

interface MarkProps {
  readonly market: string;
  readonly pick: string;
  /** Whether there is room for its word. */
  readonly hasRoom?: boolean;
}

/**
 * A selection as a small sign; its word says the same to whoever cannot see it. One letter says it in Korean alone: in other
 * languages odd and over, or left and large, share theirs, and the word itself stands where there is room.
 */
export function Mark({ market, pick, hasRoom = false }: MarkProps) {
  const { locale } = useLocale();
  const words = useMiniWords();
  const name = `${words.market(market)} ${words.pick(market, pick)}`;
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={clsx(styles.mark, filled.has(pick) ? styles.markB : styles.markA)}
    >
      {hasRoom && locale !== 'ko' ? words.pick(market, pick) : words.mark(pick)}
    </span>
  );
}

/** What was drawn, and what came true, in a line. */
export function ResultLine({ game, result }: { game: MiniGame; result: MiniResult }) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  if (result.state === 'void') return <span className={styles.void}>{t('minigame.voidShort')}</span>;
  const whole = result.results.ladder_result;
  return (
    <span className={styles.line}>
      <Numbers game={game} result={result} />
      {isLadder(game) && whole !== undefined && <b>{words.pick('ladder_result', whole)}</b>}
      <span className={styles.marks}>
        {shownResults[game].map((market) => {
          const pick = result.results[market];
          return pick === undefined ? null : <Mark key={market} market={market} pick={pick} hasRoom />;
        })}
      </span>
    </span>
  );
}

function Numbers({ game, result }: { game: MiniGame; result: MiniResult }) {
  const t = useText(minigameTexts);
  const { numbers, powerball } = result;
  if (game === 'speedkino') {
    const sum = numbers.reduce((total, number) => total + number, 0);
    return <b>{t('minigame.sum', { sum })}</b>;
  }
  return (
    <span className={styles.balls}>
      {numbers.map((number) => (
        <Ball key={number} number={number} />
      ))}
      {powerball !== null && <Ball number={powerball} isPower />}
    </span>
  );
}
