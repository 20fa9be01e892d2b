import { useEffect, useRef } from 'react';
import type { CatchInfo } from '../../../../src/games/moonlit-catch/play-api.ts';
import type { InfoProps } from '../../cabinet/info-props.ts';
import { formatNumber } from '../../messages/figures.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { Sprites } from './canvas/sprites.ts';
import { texts } from './messages.ts';

/** Every fish with what it pays and its exact chance. */
export function Pays({ view, game }: InfoProps<CatchInfo>) {
  const text = gameTranslator(texts, view.lang);
  const bullet = game.bulletAmounts[1] ?? 0;
  const boss = game.fish.find(({ kind }) => kind === 'boss');
  const weights = boss?.prizes.reduce((total, { weight }) => total + weight, 0) ?? 1;
  const prizes = boss?.prizes.map(({ multiplier, weight }) =>
    text('prize', { multiplier, share: (weight * 100) / weights }),
  );
  return (
    <>
      <p>{text('paysHelp', { bullet })}</p>
      <ul className="catch-fish">
        {game.fish.map((fish) => (
          <li key={fish.name}>
            <FishPicture name={fish.name} />
            <div>
              <strong>{text(`fish.${fish.name}`)}</strong>
              <span>
                ×{fish.multiplier} · {formatNumber(fish.multiplier * bullet, view.lang)}
              </span>
              <small>{text('chance', { share: percentOf(fish.chance) })}</small>
            </div>
          </li>
        ))}
      </ul>
      <p>{text('chainRule')}</p>
      <p>{text('bossRule', { prizes: prizes?.join(' · ') ?? '' })}</p>
    </>
  );
}

/** In per cent, with two places at most. */
function percentOf({ wins, below }: { wins: number; below: number }): number {
  return Math.round((wins * 10_000) / below) / 100;
}

function FishPicture({ name }: { name: CatchInfo['fish'][number]['name'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return;
    ctx.clearRect(0, 0, 128, 128);
    const picture = new Sprites().of(name, 2, 42);
    ctx.drawImage(picture, 64 - picture.width / 2, 64 - picture.height / 2);
  }, [name]);
  return <canvas ref={canvas} width={128} height={128} />;
}

export function Rules({ view, game }: InfoProps<CatchInfo>) {
  const text = gameTranslator(texts, view.lang);
  return (
    <>
      <p>{text('howTo')}</p>
      <p>{text('server', { rate: game.shotsPerSecond })}</p>
      <p>{text('constant')}</p>
      <p>{text('together')}</p>
      <p>{text('interrupted', { seconds: game.minimumCycleMs / 1000 })}</p>
    </>
  );
}

export function Derivation({ view, game }: InfoProps<CatchInfo>) {
  const text = gameTranslator(texts, view.lang);
  const boss = game.fish.find(({ kind }) => kind === 'boss');
  if (!boss) return null;
  const weights = boss.prizes.reduce((total, { weight }) => total + weight, 0);
  const top = boss.prizes.at(-1);
  const every = Math.ceil((boss.chance.below * weights) / (boss.chance.wins * (top?.weight ?? 1)));
  return (
    <>
      <p>{text('howReturn', { exact: game.returns.exact, mean: boss.multiplier })}</p>
      <p>{text('topReturn', { every })}</p>
    </>
  );
}
