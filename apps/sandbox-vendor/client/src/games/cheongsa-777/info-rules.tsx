import type { LinesInfo } from '../../../../src/games/cheongsa-777/play-api.ts';
import type { InfoProps } from '../../cabinet/info-props.ts';
import { gameTranslator } from '../../messages/translate.ts';
import { InfoLimits } from '../../slot/info-limits.tsx';
import { symbolName } from '../../slot/symbol-name.ts';
import { texts } from './messages.ts';

export function InfoRules(props: InfoProps<LinesInfo>) {
  const { view, game, t } = props;
  const text = gameTranslator(texts, view.lang);
  return (
    <>
      <p>{text('freeRule', { wild: symbolName('lantern', game.art, t) })}</p>
      <InfoLimits {...props} />
      <h3>{text('linesTitle')}</h3>
      <ol className="lines">
        {game.lines.map((rows, line) => (
          <li key={rows.join('')}>
            <span>{line + 1}</span>
            <svg viewBox="0 0 50 30" aria-hidden="true">
              {gridCells(rows).map(({ x, y, on }) => (
                <rect
                  key={`${x}:${y}`}
                  x={x}
                  y={y}
                  width="8"
                  height="8"
                  rx="1.5"
                  className={on ? 'on' : undefined}
                />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </>
  );
}

function gridCells(rows: readonly number[]): { x: number; y: number; on: boolean }[] {
  return rows.flatMap((on, reel) =>
    [0, 1, 2].map((row) => ({ x: reel * 10 + 1, y: row * 10 + 1, on: row === on })),
  );
}
