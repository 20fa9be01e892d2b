import { useLocale, useText } from '@hanpan/client';
import type { MiniGame, MiniResult } from '@hanpan/contract';
import { useMiniWords } from '@hanpan/kit';
import { minigameTexts } from '@hanpan/messages';
import clsx from 'clsx';
import { Ball } from '../../app/ball.tsx';
import { isLadder, shownResults, sumOf } from './model.ts';
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

interface ResultLineProps {
  readonly game: MiniGame;
  readonly result: MiniResult;
  /** Whether every number is shown, even where there are many and only their sum is bet on. */
  readonly isWhole?: boolean;
}

/** What was drawn, and what came true, in a line: what is said of the powerball apart from what is said of the sum. */
export function ResultLine({ game, result, isWhole = false }: ResultLineProps) {
  const t = useText(minigameTexts);
  const words = useMiniWords();
  if (result.state === 'void') return <span className={styles.void}>{t('minigame.voidShort')}</span>;
  const whole = result.results.ladder_result;
  return (
    <div className={styles.line}>
      {(isWhole || game !== 'speedkino') && <Numbers result={result} />}
      {isLadder(game) && whole !== undefined && <b>{words.pick('ladder_result', whole)}</b>}
      {shownResults[game].map(({ of, markets }) => (
        <span key={of} className={styles.marks}>
          {of === 'powerball' && <small>{t('minigame.ofPowerball')}</small>}
          {of === 'sum' && <small>{t('minigame.sum', { sum: sumOf(result) })}</small>}
          {markets.map((market) => {
            const pick = result.results[market];
            return pick === undefined ? null : <Mark key={market} market={market} pick={pick} hasRoom />;
          })}
        </span>
      ))}
    </div>
  );
}

function Numbers({ result: { numbers, powerball } }: { result: MiniResult }) {
  const t = useText(minigameTexts);
  return (
    <ol className={styles.balls} aria-label={t('minigame.numbers')}>
      {numbers.map((number) => (
        <li key={number}>
          <Ball number={number} />
        </li>
      ))}
      {powerball !== null && (
        <li className={styles.power}>
          <Ball number={powerball} isPower />
        </li>
      )}
    </ol>
  );
}
