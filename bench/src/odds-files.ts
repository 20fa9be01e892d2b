import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Attempts, PlayedMatch } from '@hanpan/rules';
import { type MatchPrices, pricesOf } from './odds-prices.ts';

/** A match of a football-data.co.uk file with what the market said about it. */
export type MarketMatch = PlayedMatch & {
  readonly league: string;
  readonly file: string;
  readonly prices: MatchPrices;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The folder of season files: HANPAN_ODDS_DATA, or `shared/data/football_fdcouk` beside the checkout or further up. The
 * files may not be shipped, so there may be none; undefined then.
 */
export function dataFolder(): string | undefined {
  const named = process.env.HANPAN_ODDS_DATA;
  if (named !== undefined) return existsSync(named) ? named : undefined;
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    const found = join(folder, 'shared/data/football_fdcouk');
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * All matches of the files, the oldest day first; one that is in two files counts once. Throws Error for a file that is
 * none of football-data.co.uk.
 */
export function readMatches(files: readonly string[]): MarketMatch[] {
  const matches = new Map<string, MarketMatch>();
  for (const match of files.flatMap(readFile)) {
    const key = `${match.league} ${match.dateMs} ${match.homeTeam}`;
    if (!matches.has(key)) matches.set(key, match);
  }
  return [...matches.values()].sort((a, b) => a.dateMs - b.dateMs);
}

function readFile(path: string): MarketMatch[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.replaceAll(',', '') !== '');
  const names = header.split(',');
  for (const needed of ['Div', 'Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'])
    if (!names.includes(needed))
      throw new Error(`${path} has no column ${needed}: no football-data.co.uk file`);
  return lines.flatMap((line) => {
    const cells = line.split(',');
    const match = toMatch(new Map(names.map((name, index) => [name, cells[index] ?? ''])));
    return match === undefined ? [] : [{ ...match, file: basename(path) }];
  });
}

/** Undefined where a match has no result. */
function toMatch(row: ReadonlyMap<string, string>): Omit<MarketMatch, 'file'> | undefined {
  const text = (name: string) => row.get(name) ?? '';
  const homeGoals = countOf(text('FTHG'));
  const awayGoals = countOf(text('FTAG'));
  const dateMs = dayOf(text('Date'));
  if (homeGoals === undefined || awayGoals === undefined || dateMs === undefined) return undefined;
  const home = attemptsOf(text('HST'), text('HC'));
  const away = attemptsOf(text('AST'), text('AC'));
  return {
    league: text('Div'),
    homeTeam: text('HomeTeam'),
    awayTeam: text('AwayTeam'),
    homeGoals,
    awayGoals,
    dateMs,
    ...(home && away && { attempts: { home, away } }),
    prices: pricesOf(text),
  };
}

function attemptsOf(shots: string, corners: string): Attempts | undefined {
  const shotsOnTarget = countOf(shots);
  const cornerKicks = countOf(corners);
  return shotsOnTarget === undefined || cornerKicks === undefined
    ? undefined
    : { shotsOnTarget, corners: cornerKicks };
}

function countOf(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
}

/** 16/08/2019, and 16/08/19 in old files. */
function dayOf(text: string): number | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return Date.UTC(Number(year) + (year.length === 2 ? 2000 : 0), Number(month) - 1, Number(day));
}
