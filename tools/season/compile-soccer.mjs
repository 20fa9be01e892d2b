/**
 * Writes the football leagues of the season: clubs and strengths of the compiled football data (CC0), and a Korean
 * league whose clubs are real and whose strengths are made (`k-league.json` beside this file).
 *
 *   node tools/season/compile-soccer.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

const data = new URL('../../apps/api/data/', import.meta.url);
const read = (url) => JSON.parse(readFileSync(url, 'utf8'));

const { leagues, teams, seasons } = read(new URL('football/fixtures.json', data));
const { ratings } = read(new URL('football/ratings.json', data));
const korean = read(new URL('k-league.json', import.meta.url));

const fitted = leagues.map((league) => {
  const rated = newest(ratings, league.code).parameters;
  const clubs = clubsOf(newest(seasons, league.code).matches);
  const { base, homeAdvantage } = rated;
  const sides = clubs.map((position) => {
    const { id, nameKo, nameEn } = teams[position];
    const { attack, defence } = rated.teams[id] ?? rated.newcomer;
    return { id, ko: nameKo, en: nameEn, attack, defence };
  });
  return {
    code: league.code,
    format: 'soccer',
    name: { ko: league.nameKo, en: league.nameEn, vi: league.nameVi },
    country: { ko: league.countryKo, en: league.countryEn, vi: league.countryVi },
    strengths: 'fitted',
    names: 'real',
    // The fit gives the whole home advantage to the home side; a season gives each side half.
    level: { base: round(base + homeAdvantage / 2), homeAdvantage },
    spread: round(deviation(sides.flatMap(({ attack, defence }) => [attack, defence]))),
    meetings: 2,
    sides,
  };
});

writeFileSync(new URL('season/soccer.json', data), onePerLine([korean, ...fitted]));

function newest(rows, league) {
  return rows.filter((row) => row.league === league).sort((a, b) => b.season.localeCompare(a.season))[0];
}

/** A league has every club at home; play-offs add no other. */
function clubsOf(matches) {
  return [...new Set(matches.map(([, home]) => home))].sort((a, b) => a - b);
}

function deviation(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function round(value) {
  return Math.round(value * 10_000) / 10_000;
}

/** A side to a line, so that a change can be read in a diff. */
function onePerLine(list) {
  const texts = list.map(({ sides, ...head }) => {
    const rows = sides.map((side) => `        ${JSON.stringify(side)}`).join(',\n');
    return `    ${JSON.stringify(head).slice(0, -1)},\n      "sides": [\n${rows}\n      ]}`;
  });
  return `{\n  "leagues": [\n${texts.join(',\n')}\n  ]\n}\n`;
}
