import { memo, useEffect, useRef, useState } from 'react';
import type { CatchInfo } from '../../../../src/games/moonlit-catch/play-api.ts';
import type { TranslateGame } from '../../messages/translate.ts';
import { PondStage } from './canvas/pond-stage.ts';
import type { texts } from './messages.ts';
import type { Hunt } from './use-hunt.ts';

interface PondCanvasProps extends Pick<Hunt, 'link' | 'attach' | 'shoot'> {
  game: CatchInfo;
  canShoot: boolean;
  text: TranslateGame<keyof (typeof texts)['ko']>;
}

/** The pond; a press on a fish is one shot, and holding it is not another. What a shot came to changes nothing here. */
export const PondCanvas = memo(({ link, attach, shoot, game, canShoot, text }: PondCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<PondStage | undefined>(undefined);
  const [said, setSaid] = useState('');
  const { lang } = text;
  const missText = text('missMark');

  useEffect(() => {
    if (!canvas.current) return;
    const made = new PondStage(canvas.current, link, lang, missText);
    stage.current = made;
    attach(made);
    return made.start();
  }, [link, attach, lang, missText]);

  const press = (event: React.PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fish = stage.current?.fishAt(event.clientX - box.left, event.clientY - box.top);
    if (fish !== undefined && canShoot) shoot(fish);
  };
  const key = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      const fish = stage.current?.mark(event.key === 'ArrowRight' ? 1 : -1);
      const found = game.fish.find(({ name }) => name === fish?.name);
      if (found) setSaid(text('marked', { fish: text(`fish.${found.name}`), multiplier: found.multiplier }));
    }
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      const fish = stage.current?.marked;
      if (!event.repeat && fish !== undefined && canShoot) shoot(fish);
    }
  };
  return (
    <>
      <div
        className="catch-pond"
        data-ready={canShoot}
        data-testid="pond"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pond is played by keyboard too.
        tabIndex={0}
        role="application"
        aria-label={text('pond')}
        onPointerDown={press}
        onKeyDown={key}
      >
        <canvas ref={canvas} />
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
});
