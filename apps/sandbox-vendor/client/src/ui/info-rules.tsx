import type { InfoProps } from './info-props.ts';
import { formatWon } from './money.tsx';

export function InfoRules({ game, t }: InfoProps) {
  const stakes = game.stakeAmounts;
  const limits = {
    min: formatWon(stakes[0] ?? 0),
    max: formatWon(stakes.at(-1) ?? 0),
    seconds: game.minimumCycleMs / 1000,
  };
  return (
    <>
      <p>{t('info.freeRule')}</p>
      <p>{t('info.limits', limits)}</p>
      <p>{t('info.fault')}</p>
      <h3>{t('info.linesTitle')}</h3>
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
