import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openMatch, planMatch } from '../sports/match-plan.ts';
import { sports } from '../sports/sport.ts';
import { fixtureAt } from './season-calendar.ts';
import { faultsOfLeague, leaguesBySport, type SeasonLeague } from './season-league.ts';
import { calendarOf, defaultPace, usualSeconds } from './season-pace.ts';

const folder = new URL('../../../../apps/api/data/season/', import.meta.url);
const leagues: SeasonLeague[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).leagues);
const bySport = leaguesBySport(leagues);

describe('the data of the season', () => {
  test('every sport of the filters has a league', () => {
    expect([...bySport.keys()].sort()).toEqual([...sports].sort());
  });

  test('every league can be played, and no code or side of a sport comes twice', () => {
    expect(leagues.flatMap(faultsOfLeague)).toEqual([]);
    expect(new Set(leagues.map(({ code }) => code)).size).toBe(leagues.length);
    for (const [sport, ofSport] of bySport) {
      const ids = ofSport.flatMap(({ sides }) => sides.map(({ id }) => id));
      expect(new Set(ids).size, sport).toBe(ids.length);
    }
  });

  test('every name is there in Korean and English', () => {
    const names = leagues.flatMap(({ name, country, sides }) => [name, country, ...sides]);
    for (const { ko, en } of names) expect([ko.trim(), en.trim()]).not.toContain('');
    const korean = leagues.flatMap(({ sides }) => sides).filter(({ ko }) => /\p{Script=Hangul}/u.test(ko));
    const all = leagues.flatMap(({ sides }) => sides).length;
    expect(korean.length / all).toBeGreaterThan(0.99);
  });

  test('a Korean league of football, baseball, basketball and volleyball is on the board', () => {
    for (const code of ['KL1', 'KBO', 'KBL', 'VL-M', 'VL-W'])
      expect(leagues.find((league) => league.code === code)?.country.en).toBe('South Korea');
  });

  test('the strongest side at home against the weakest still leaves a price on either', () => {
    for (const { code, format, level, sides } of leagues) {
      const sorted = sides.toSorted((a, b) => b.attack + b.defence - a.attack - a.defence);
      const [home, away] = [sorted[0], sorted.at(-1)];
      if (home === undefined || away === undefined) continue;
      const model = openMatch(planMatch(format, { level, home, away }));
      const law = model.law(model.start(), 'match');
      const upset = law?.cells.reduce((sum, cell, index) => {
        const lead = law.homeFrom + Math.floor(index / law.columns) - law.awayFrom - (index % law.columns);
        return lead < 0 ? sum + cell : sum;
      }, 0);
      expect(upset, code).toBeGreaterThan(0.01);
      expect(upset, code).toBeLessThan(0.5);
    }
  });

  test('nobody is in two matches at once at the usual pace', () => {
    for (const [sport, ofSport] of bySport) {
      const longest = (of: readonly SeasonLeague[]) =>
        Math.max(...of.map(({ format }) => usualSeconds[format]));
      const format =
        ofSport.toSorted((a, b) => usualSeconds[b.format] - usualSeconds[a.format])[0]?.format ?? 'soccer';
      const calendar = calendarOf(0, defaultPace, () => format);
      const lastSeen = new Map<string, number>();
      for (let slot = 0; slot < 3000; slot += 1) {
        const { league, home, away, kickOffMs } = fixtureAt(calendar, sport, ofSport, slot);
        for (const { id } of [home, away]) {
          const apart = kickOffMs - (lastSeen.get(id) ?? Number.NEGATIVE_INFINITY);
          expect(apart / 1000, `${id} at ${slot}`).toBeGreaterThan(1.4 * longest([league]));
          lastSeen.set(id, kickOffMs);
        }
      }
    }
  });
});
