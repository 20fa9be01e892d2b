import { windowAt } from './evaluate.ts';
import type { SymbolName } from './play-api.ts';
import {
  baseStrips,
  freeSpinMultiplier,
  freeStrips,
  lines,
  type PayingSymbol,
  paytable,
  scatterPays,
} from './rules.ts';

/** Where a line is after some reels: the symbol that it still runs with, or what it has come to. */
type Run = { symbol: PayingSymbol } | { pays: number };

/** What is counted beside the lines of a grid. */
interface Seen {
  lanterns: number;
  moons: number;
}

/**
 * The most that one round can pay, in hundredths of the stake: the first spin with the moons that open the feature, and the best
 * free spin as often as they are given.
 */
export function mostHundredths(): number {
  const perLine = 100 / lines.length;
  const freeSpin = mostOfSpin(freeStrips, (paid, { lanterns }) => paid * freeSpinMultiplier(lanterns));
  return (
    perLine *
    mostOfSpin(baseStrips, (paid, { moons }) => {
      const opened = scatterPays.findLast(({ count }) => moons >= count);
      return paid + (opened ? opened.pays * lines.length + opened.freeSpins * freeSpin : 0);
    })
  );
}

/** In line stakes. Stops are tried reel by reel, and given up where even the best that can follow is not enough. */
function mostOfSpin(
  strips: readonly (readonly SymbolName[])[],
  worth: (paid: number, seen: Seen) => number,
): number {
  const reels = strips.map((strip) => strip.map((_, stop) => windowAt(strip, stop)));
  let most = 0;
  const visit = (reel: number, runs: readonly Run[], seen: Seen) => {
    const left = reels.length - reel;
    const best = runs.reduce((sum, run) => sum + ('pays' in run ? run.pays : paytable[run.symbol][2]), 0);
    // A reel shows one lantern and one moon at most.
    const reach = worth(best, { lanterns: seen.lanterns + left, moons: seen.moons + left });
    if (reach <= most) return;
    if (left === 0) {
      most = reach;
      return;
    }
    for (const window of reels[reel] ?? []) {
      visit(
        reel + 1,
        lines.map((rows, line) => after(runs[line], window[rows[reel] ?? 0], reel)),
        {
          lanterns: seen.lanterns + Number(window.includes('lantern')),
          moons: seen.moons + Number(window.includes('moon')),
        },
      );
    }
  };
  for (const window of reels[0] ?? [])
    visit(
      1,
      lines.map((rows) => begun(window[rows[0] ?? 0])),
      { lanterns: 0, moons: Number(window.includes('moon')) },
    );
  return most;
}

function begun(symbol: SymbolName | undefined): Run {
  return symbol === undefined || symbol === 'moon' || symbol === 'lantern' ? { pays: 0 } : { symbol };
}

function after(run: Run | undefined, symbol: SymbolName | undefined, reel: number): Run {
  if (run === undefined || 'pays' in run) return run ?? { pays: 0 };
  if (symbol === run.symbol || symbol === 'lantern') return run;
  return { pays: paytable[run.symbol][reel - 3] ?? 0 };
}
