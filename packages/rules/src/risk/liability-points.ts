import { type Band, parseBand } from '../settlement/band.ts';
import type { MarketPick } from '../settlement/market.ts';
import type { Score } from '../settlement/match-score.ts';

const lowScoreSide = 15;

/**
 * Where a lead and a score that decide something add up to no more than this, every score is looked at; beyond it only the
 * scores on both sides of every line. The score that passes both lines is up to one and a quarter higher for each.
 */
const highestLowReach = lowScoreSide - 2.5;

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
  return edges.reach <= highestLowReach ? lowScores : edges.crossings();
}

/** The whole numbers at which the result of some selection may change. */
class Edges {
  readonly #leads = new Set<number>([-1, 0, 1]);
  readonly #totals = new Set<number>();
  readonly #homes = new Set<number>([0]);
  readonly #aways = new Set<number>([0]);
  readonly #named: Score[] = [];
  #highestLead = 0;
  #highestScore = 0;

  /** The highest score of one side at which two lines are passed at once: its lead over the highest score of the other. */
  get reach(): number {
    return this.#highestLead + this.#highestScore;
  }

  add(pick: MarketPick): void {
    const line = (pick.lineQuarters ?? 0) / 4;
    if (pick.market === 'AH') this.#lead(-line);
    else if (pick.market === 'UO' || pick.market === 'WUO' || pick.market === 'RND') this.#total(line);
    else if (pick.market === 'TTH') this.#side(this.#homes, line);
    else if (pick.market === 'TTA') this.#side(this.#aways, line);
    else if (pick.market === 'CS') this.#name(pick.selection);
    else if (pick.market === 'TG') this.#band(parseBand(pick.selection), (edge) => this.#total(edge));
    else if (pick.market === 'WM') this.#margin(pick.selection);
  }

  crossings(): Score[] {
    const far = Math.ceil(Math.max(this.#highestLead, this.#highestScore)) * 2 + 2;
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

  #lead(edge: number): void {
    this.#highestLead = Math.max(this.#highestLead, Math.abs(edge));
    this.#around(this.#leads, edge);
  }

  #total(edge: number): void {
    this.#side(this.#totals, edge);
  }

  #side(values: Set<number>, edge: number): void {
    this.#highestScore = Math.max(this.#highestScore, edge);
    this.#around(values, edge);
  }

  /** Both parities on both sides, because a lead and a total are odd or even together. */
  #around(values: Set<number>, edge: number): void {
    for (let value = Math.floor(edge) - 2; value <= Math.ceil(edge) + 2; value += 1) values.add(value);
  }

  #band(band: Band | undefined, add: (edge: number) => void): void {
    if (band === undefined) return;
    for (const edge of [band.from, band.to]) if (Number.isFinite(edge)) add(edge);
  }

  #margin(selection: string): void {
    const [side, band] = [
      selection.startsWith('away') ? -1 : 1,
      selection.replace(/^(home|away)-/, ''),
    ] as const;
    this.#band(parseBand(band), (edge) => this.#lead(edge * side));
  }

  #name(selection: string): void {
    const [home = 0, away = 0] = (selection.match(/\d+/g) ?? []).map(Number);
    this.#highestScore = Math.max(this.#highestScore, home, away);
    for (const step of [0, 1]) this.#named.push({ home: home + step, away }, { home, away: away + step });
  }
}
