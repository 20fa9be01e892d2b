import { memo, useEffect, useRef } from 'react';
import { formatHundredths } from '../../messages/figures.ts';
import type { Lang } from '../../messages/texts.ts';
import type { TranslateGame } from '../../messages/translate.ts';
import type { BoardView } from './lanterns.ts';
import type { texts } from './messages.ts';

interface LadderProps extends Pick<BoardView, 'ladder' | 'picks' | 'state' | 'mines'> {
  text: TranslateGame<keyof (typeof texts)['ko']>;
}

/** What every further lantern would make of the stake; the rung that was reached is in the middle. */
export const Ladder = memo(({ ladder, picks, state, mines, text }: LadderProps) => {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The board of another number of dokkaebi has another ladder: it is shown from where the round stands.
    const rung = mines > 0 ? strip.current?.children[Math.max(0, picks - 1)] : undefined;
    if (!(rung instanceof HTMLElement) || !strip.current) return;
    const left = rung.offsetLeft - strip.current.clientWidth / 2 + rung.clientWidth / 2;
    strip.current.scrollTo({ left });
  }, [picks, mines]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls is reached by keyboard.
    <ol ref={strip} className="lanterns-ladder" aria-label={text('ladder')} tabIndex={0}>
      {ladder.map((multiplier, index) => (
        <Rung
          key={multiplier}
          number={index + 1}
          multiplier={multiplier}
          state={rungState(index + 1, picks, state)}
          lang={text.lang}
        />
      ))}
    </ol>
  );
});

interface RungProps {
  number: number;
  /** In hundredths. */
  multiplier: number;
  state: ReturnType<typeof rungState>;
  lang: Lang;
}

const Rung = memo(({ number, multiplier, state, lang }: RungProps) => (
  <li data-rung={state}>
    <small>{number}</small>
    <span>×{formatHundredths(multiplier, lang)}</span>
  </li>
));

function rungState(rung: number, picks: number, state: BoardView['state']): 'reached' | 'next' | 'ahead' {
  if (rung <= picks) return 'reached';
  return state === 'playing' && rung === picks + 1 ? 'next' : 'ahead';
}
