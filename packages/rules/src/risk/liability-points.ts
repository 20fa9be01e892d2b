import { type Band, parseBand } from '../settlement/band.ts';
import type { MarketPick } from '../settlement/market.ts';
import type { Score } from '../settlement/match-score.ts';

/** Up to this line every score is looked at; scores of basketball and the like only on both sides of every line. */
const lowestHighLine = 13;
const lowScoreSide = 15;

const lowScores: readonly Score[] = Array.from({ length: (lowScoreSide + 1) ** 2 }, (_, index) => ({
  home: Math.floor(index / (lowScoreSide + 1)),
  away: index % (lowScoreSide + 1),
}));

/**
 * The scores at which a book is looked at so that no outcome of it is missed. Where all lines are low they are all scores
 * from 0-0 to 15-15, always the same list. Where they are high, results change only where a lead, a total or one side's
 * score passes a line: the scores on both sides of every crossing of two such lines stand for all between them.
 */
export function liabilityPoints(picks: readonly MarketPick[]): readonly Score[] {
  const edges = new Edges();
  for (const pick of picks) edges.add(pick);
  return edges.highest <= lowestHighLine ? lowScores : edges.crossings();
}

/** The whole numbers at which the result of some selection may change. */
class Edges {
  readonly #leads = new Set<number>([-1, 0, 1]);
  readonly #totals = new Set<number>();
  readonly #homes = new Set<number>([0]);
  readonly #aways = new Set<number>([0]);
  readonly #named: Score[] = [];
  highest = 0;

  add(pick: MarketPick): void {
    const line = (pick.lineQuarters ?? 0) / 4;
    if (pick.lineQuarters !== null) this.#raise(Math.abs(line));
    if (pick.market === 'AH') this.#around(this.#leads, -line);
    else if (pick.market === 'UO' || pick.market === 'RND') this.#around(this.#totals, line);
    else if (pick.market === 'TTH') this.#around(this.#homes, line);
    else if (pick.market === 'TTA') this.#around(this.#aways, line);
    else if (pick.market === 'CS') this.#name(pick.selection);
    else if (pick.market === 'TG') this.#bandEdges(this.#totals, parseBand(pick.selection), 1);
    else if (pick.market === 'WM') this.#margin(pick.selection);
  }

  crossings(): Score[] {
    const far = Math.ceil(this.highest) * 2 + 2;
    const leads = [...this.#leads, -far, far, 1 - far, far - 1];
    const totals = [...this.#totals, 1, far * 2, far * 2 + 1];
    const found = new Map<string, Score>();
    const put = (home: number, away: number) => {
      if (Number.isInteger(home) && home >= 0 && away >= 0) found.set(`${home}-${away}`, { home, away });
    };
    for (const lead of leads) for (const total of totals) put((total + lead) / 2, (total - lead) / 2);
    for (const home of this.#homes) {
      for (const away of this.#aways) put(home, away);
      for (const lead of leads) put(home, home - lead);
      for (const total of totals) put(home, total - home);
    }
    for (const away of this.#aways) {
      for (const lead of leads) put(away + lead, away);
      for (const total of totals) put(total - away, away);
    }
    for (const { home, away } of this.#named) put(home, away);
    return [...found.values()];
  }

  #raise(value: number): void {
    this.highest = Math.max(this.highest, value);
  }

  /** Both parities on both sides, because a lead and a total are odd or even together. */
  #around(values: Set<number>, edge: number): void {
    for (let value = Math.floor(edge) - 2; value <= Math.ceil(edge) + 2; value += 1) values.add(value);
  }

  #bandEdges(values: Set<number>, band: Band | undefined, sign: 1 | -1): void {
    if (band === undefined) return;
    for (const edge of [band.from, band.to]) {
      if (!Number.isFinite(edge)) continue;
      this.#raise(edge);
      this.#around(values, edge * sign);
    }
  }

  #margin(selection: string): void {
    const [side, band] = [
      selection.startsWith('away') ? -1 : 1,
      selection.replace(/^(home|away)-/, ''),
    ] as const;
    this.#bandEdges(this.#leads, parseBand(band), side);
  }

  #name(selection: string): void {
    const [home = 0, away = 0] = (selection.match(/\d+/g) ?? []).map(Number);
    this.#raise(Math.max(home, away));
    for (const step of [0, 1]) this.#named.push({ home: home + step, away }, { home, away: away + step });
  }
}
