import {
  americanFootballBets,
  basketballBets,
  basketballLabels,
  isAmericanFootball,
  isBasketball,
  isMoneyLine,
  moneyLineBets,
} from './american-sports.mjs';
import { comboFigures, singleFigures } from './combos.mjs';
import { readCsv } from './csv.mjs';
import { footballDataBets, hasAsianLines, isFootballData } from './football-data.mjs';
import { isMultiMarket, multiMarketBets } from './multi-market.mjs';
import { overroundFigures } from './overround.mjs';
import { createTally } from './tally.mjs';
import { commentFigures, isTennis, tennisBets } from './tennis.mjs';

const kinds = [
  {
    recognises: isFootballData,
    betsOf: footballDataBets,
    factsOf: (rows) => ({ overround: overroundFigures(rows) }),
  },
  { recognises: isMultiMarket, betsOf: multiMarketBets },
  {
    recognises: isBasketball,
    betsOf: basketballBets,
    factsOf: (rows) => ({ labels: basketballLabels(rows) }),
  },
  { recognises: isAmericanFootball, betsOf: americanFootballBets },
  { recognises: isTennis, betsOf: tennisBets, factsOf: (rows) => ({ comments: commentFigures(rows) }) },
  { recognises: isMoneyLine, betsOf: moneyLineBets },
];

/**
 * Settles a flat stake of one on every selection that the files offer. Throws Error for a file of no known kind, because
 * figures over fewer files than were named would mislead. A cell that cannot be meant is told and left out.
 *
 * @param {readonly { name: string, text: string }[]} files
 * @param {(line: string) => void} tell
 */
export function runBacktest(files, tell) {
  const read = files.map((file) => betsOfFile(file, tell));
  const tally = createTally();
  for (const { bets } of read) for (const bet of bets) tally.add(bet);
  const combined = read.filter(({ isCombined }) => isCombined).map(({ bets }) => bets);
  return {
    files: files.length,
    matches: read.reduce((total, { rows }) => total + rows.length, 0),
    bets: tally.figures(),
    combos: combined.length === 0 ? {} : comboFigures(combined),
    ...(combined.length > 0 && { krw_singles_10000: singleFigures(combined.flat()) }),
    ...factsOf(read),
  };
}

function betsOfFile({ name, text }, tell) {
  const { columns, rows } = readCsv(text);
  const kind = kinds.find(({ recognises }) => recognises(columns));
  if (kind === undefined) throw new Error(`${name}: the columns are of no kind of file that is known`);
  const bets = rows.flatMap(({ line, row }) =>
    kind.betsOf(row, columns, (reason) => void tell(`${name}:${line}: ${reason}; left out`)),
  );
  const isCombined = isFootballData(columns) && hasAsianLines(columns);
  return { kind, bets, isCombined, rows: rows.map(({ row }) => row) };
}

/** What some kinds of file say beside the bets, over all files of the kind together. */
function factsOf(read) {
  return Object.assign(
    {},
    ...kinds.map((kind) => {
      const rows = read.filter((file) => file.kind === kind).flatMap((file) => file.rows);
      return rows.length === 0 ? {} : kind.factsOf?.(rows);
    }),
  );
}
