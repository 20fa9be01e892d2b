import { rulesOf } from './style-rules.ts';

/** An animation of a style sheet, as one rule starts it. */
export interface Animation {
  readonly path: string;
  readonly selector: string;
  readonly durationMs: number;
  readonly times: number;
  readonly goesBack: boolean;
  /** How often one run of it grows dark and bright again; 0 where it only moves. */
  readonly dips: number;
}

const brightness = /^(opacity|visibility|color|background.*|fill|stroke|filter|box-shadow|.*-color)$/;

/** Every animation that a sheet starts. A time that is a token lasts as long as the shortest one that moves. */
export function animationsOf(sheet: { path: string; text: string }): Animation[] {
  const dipsOf = keyframesOf(sheet.text);
  const found: Animation[] = [];
  for (const { path, selector, declarations } of rulesOf(sheet)) {
    for (const { property, value } of declarations) {
      const name = value.split(/[\s,]+/).find((word) => dipsOf.has(word));
      if (property !== 'animation' || name === undefined) continue;
      found.push({
        path,
        selector,
        durationMs: durationOf(value),
        times: /\binfinite\b/.test(value)
          ? Number.POSITIVE_INFINITY
          : Number(/\s(\d+)(?=\s|$)/.exec(value)?.[1] ?? 1),
        goesBack: /\balternate\b/.test(value),
        dips: dipsOf.get(name) ?? 0,
      });
    }
  }
  return found;
}

const shortestTokenMs = 140;

function durationOf(value: string): number {
  const [, number, unit] = /(?:^|\s)(\d*\.?\d+)(m?s)\b/.exec(value) ?? [];
  return number === undefined ? shortestTokenMs : Number(number) * (unit === 's' ? 1000 : 1);
}

/** By its name, how often a run of the keyframes of a sheet can flash: once for every two of their steps at most. */
function keyframesOf(text: string): Map<string, number> {
  return new Map(
    [...text.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g)].map(
      ([, name = '', body = '']) => {
        const steps = rulesOf({ path: '', text: body }).filter(({ declarations }) =>
          declarations.some(({ property }) => brightness.test(property)),
        );
        const count = steps.flatMap(({ selector }) => selector.split(',')).length;
        return [name, Math.ceil(count / 2)];
      },
    ),
  );
}

/** How often it flashes in its busiest second: there and back again is one flash, of which a run back and forth is half. */
export function flashesInASecond({ durationMs, times, goesBack, dips }: Animation): number {
  const runs = Math.min(times, 1000 / durationMs);
  return runs * dips * (goesBack ? 0.5 : 1);
}
