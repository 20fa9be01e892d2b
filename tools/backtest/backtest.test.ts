/// <reference path="../untyped-modules.d.ts" />
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.mjs';
import { runBacktest } from './run-backtest.mjs';

/** Invented matches in the columns of the real files, which may not be shipped. */
function backtest(...files: readonly (readonly string[])[]) {
  const told: string[] = [];
  const figures = runBacktest(
    files.map((lines, index) => ({ name: `file-${index + 1}.csv`, text: lines.join('\r\n') })),
    (line: string) => void told.push(line),
  );
  return { ...figures, told };
}

const newer =
  'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA,PAHH,PAHA,AHCh,B365CAHH,B365CAHA';
const match = (score: string, rest: string) => `X1,01/08/2030,North,South,${score},${rest}`;

describe('football of the newer format', () => {
  const file = [
    `\ufeff${newer}`,
    match('2,1', '2,3.4,4,1.9,2,-0.75,1.95,1.95,2,1.9,-1,2.1,1.8'),
    match('0,0', '2.5,3.1,3,2.2,1.7,0,1.9,2,1.88,2.02,0.25,1.7,2.2'),
    match('0,3', '1.5,4,7,1.8,2.05,-1.25,2,1.9,2.02,1.88,-1.25,2.04,1.86'),
  ];

  test('a flat stake on every selection comes to what the rules say, to the last place', () => {
    const { files, matches, bets, told } = backtest(file);
    expect({ files, matches, told }).toEqual({ files: 1, matches: 3, told: [] });
    const none = { skipped: 0, win: 0, half_win: 0, push: 0, half_loss: 0, loss: 0 };
    expect(bets).toEqual({
      '1X2_H@B365': { ...none, bets: 3, returned: '2', pl: '-1', roi_pct: '-33.333333', win: 1, loss: 2 },
      '1X2_D@B365': { ...none, bets: 3, returned: '3.1', pl: '0.1', roi_pct: '3.333333', win: 1, loss: 2 },
      '1X2_A@B365': { ...none, bets: 3, returned: '7', pl: '4', roi_pct: '133.333333', win: 1, loss: 2 },
      'OVER2.5@B365': { ...none, bets: 3, returned: '3.7', pl: '0.7', roi_pct: '23.333333', win: 2, loss: 1 },
      'UNDER2.5@B365': {
        ...none,
        ...{ bets: 3, returned: '1.7', pl: '-1.3', roi_pct: '-43.333333', win: 1, loss: 2 },
      },
      'AH_HOME@B365': {
        ...none,
        ...{ bets: 3, returned: '2.475', pl: '-0.525', roi_pct: '-17.5', half_win: 1, push: 1, loss: 1 },
      },
      'AH_AWAY@B365': {
        ...none,
        ...{ bets: 3, returned: '3.4', pl: '0.4', roi_pct: '13.333333', half_loss: 1, push: 1, win: 1 },
      },
      'AH_HOME@Pinnacle': {
        ...none,
        ...{ bets: 3, returned: '2.5', pl: '-0.5', roi_pct: '-16.666667', half_win: 1, push: 1, loss: 1 },
      },
      'AH_AWAY@Pinnacle': {
        ...none,
        ...{ bets: 3, returned: '3.38', pl: '0.38', roi_pct: '12.666667', half_loss: 1, push: 1, win: 1 },
      },
      'AHC_HOME@B365C': {
        ...none,
        ...{ bets: 3, returned: '2.35', pl: '-0.65', roi_pct: '-21.666667', push: 1, half_win: 1, loss: 1 },
      },
      'AHC_AWAY@B365C': {
        ...none,
        ...{ bets: 3, returned: '3.36', pl: '0.36', roi_pct: '12', push: 1, half_loss: 1, win: 1 },
      },
    });
  });

  test('three legs of a file are one combination, floored once, and what is left over is no bet', () => {
    const { combos, krw_singles_10000: singles } = backtest(file, file.slice(0, 3));
    expect(combos['3 legs, AH home @B365AHH']).toMatchObject({ combos: 1, lost_entirely: 1, returned: '0' });
    expect(combos['3 legs, AH home, every 7th leg (0,7,14,.. of the legs of one file) void']).toMatchObject({
      combos: 1,
      void_every: 7,
      profitable: 0,
    });
    // 0.5 (half lost) × 1 (push), and so once for each file.
    expect(combos['2 legs, AH away @B365AHA']).toEqual({
      ...{ combos: 2, legs_each: 2, void_every: null, profitable: 0, lost_entirely: 0 },
      ...{ returned: '1', pl: '-1', krw_stake_each: 10_000 },
      krw_paid_exact_then_floor: 10_000,
      krw_paid_total_odds_truncated_2dp: 10_000,
      krw_paid_total_odds_rounded_half_up_2dp: 10_000,
    });
    expect(singles?.['AH_HOME@B365']).toEqual({
      ...{ bets: 5, stake_each: 10_000, paid: 14_750 + 10_000 + 14_750 + 10_000 },
      house_result: 500,
    });
  });

  test('rounding rules differ where the product has more places', () => {
    const rows = [
      match('1,0', '1.335,4,9,2,2,0,1.9,2,2,2,0,2,2'),
      match('1,0', '1.115,4,9,2,2,0,1.9,2,2,2,0,2,2'),
      match('1,0', '1.01,4,9,2,2,0,1.9,2,2,2,0,2,2'),
    ];
    // 1.335 × 1.115 × 1.01 = 1.50341025
    expect(backtest([newer, ...rows]).combos['3 legs, all home wins @B365H']).toMatchObject({
      returned: '1.50341025',
      krw_paid_exact_then_floor: 15_034,
      krw_paid_total_odds_truncated_2dp: 15_000,
      krw_paid_total_odds_rounded_half_up_2dp: 15_000,
    });
  });

  test('odds finer than thousandths are floored by the same rule', () => {
    const fine = [newer, match('1,0', '1.12345,4,9,2,2,0,1.9,2,2,2,0,2,2')];
    expect(backtest(fine).krw_singles_10000?.['1X2_H@B365']).toMatchObject({ paid: 11_234 });
  });

  test('by how much a market is overround is told in percent', () => {
    const { overround } = backtest([newer, match('1,0', '2,4,5,2,2,0,1.9,2,2,2,0,2,2')]);
    expect(overround['B365 1X2']).toEqual({ n: 1, mean_pct: -5, min_pct: -5, max_pct: -5 });
    expect(overround['B365 O/U 2.5']).toEqual({ n: 1, mean_pct: 0, min_pct: 0, max_pct: 0 });
  });
});

test('the older format has other columns, and its own keys', () => {
  const { bets, combos } = backtest([
    'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,BbAv>2.5,BbAv<2.5,BbAHh,BbAvAHH,BbAvAHA',
    match('1,1', '2,3,4,1.9,1.95,-0.25,2,1.88'),
  ]);
  expect(bets['AH_HOME@BbAv']).toMatchObject({ bets: 1, half_loss: 1, returned: '0.5' });
  expect(bets['AH_AWAY@BbAv']).toMatchObject({ bets: 1, half_win: 1, returned: '1.44' });
  expect(bets['UNDER2.5@BbAv']).toMatchObject({ win: 1, returned: '1.95' });
  expect(Object.keys(bets)).toHaveLength(7);
  expect(combos).toEqual({});
});

describe('what files get wrong', () => {
  const row = (score: string, home: string, handicap: string) =>
    match(score, `${home},3,4,1.9,1.9,${handicap},1.9,1.9,1.9,1.9,0,1.9,1.9`);

  test('an empty cell is a market that was closed, and no price of zero', () => {
    const { bets, told } = backtest([newer, row('1,0', '', '0')]);
    expect(bets['1X2_H@B365']).toMatchObject({ bets: 0, skipped: 1, returned: '0', roi_pct: null });
    expect(told).toEqual([]);
  });

  test.each([
    ['1,0', '0', '0', '"0" are no odds', '1X2_H@B365'],
    ['1,0', '1.0', '0', '"1.0" are no odds', '1X2_H@B365'],
    ['1,0', 'two', '0', '"two" are no odds', '1X2_H@B365'],
    ['1,0', '2', '0.3', '"0.3" is no line in quarters', 'AH_HOME@B365'],
    ['1,-1', '2', '0', '"-1" is no count', '1X2_H@B365'],
  ])('%s with the odds %s and the line %s is told and left out', (score, home, handicap, reason, key) => {
    const { bets, told } = backtest([newer, row('1,0', '2', '0'), row(score, home, handicap)]);
    expect(told).toEqual([`file-1.csv:3: ${reason}; left out`]);
    expect(bets[key]).toMatchObject({ bets: 1, skipped: 1 });
  });

  test('a match without a score has no bets', () => {
    const { bets, matches } = backtest([newer, row(',', '2', '0'), '', ',,,,,']);
    expect(matches).toBe(1);
    expect(bets['1X2_H@B365']).toMatchObject({ bets: 0, skipped: 1 });
  });

  test('a file of no known kind is refused as a whole', () => {
    expect(() => backtest([newer], ['Name,Value', 'a,1'])).toThrow('file-2.csv');
  });

  test('quoted cells, blank lines and every line ending are read', () => {
    expect(readCsv('\ufeffa,b\r\n"1,5","say ""x"""\n\n3\r')).toEqual({
      columns: ['a', 'b'],
      rows: [
        { line: 2, row: { a: '1,5', b: 'say "x"' } },
        { line: 4, row: { a: '3', b: '' } },
      ],
    });
  });
});

test('many markets: halves, double chance, corners; corners that nobody counted are no bet', () => {
  const columns =
    'Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,B365H,B365>2.5,HC,AC,Odd_1_HT,Odd_X_2H,BTTS_Yes,Over_HT_0_5,Under_2H_1_5,DC_1X,DC_12,DNB_2,odds_win_to_nil_1,odds_corners_over_95,odds_corners_1';
  const { bets, told } = backtest([
    columns,
    '2030-08-01,A,B,2.0,0.0,1.0,0.0,2,1.9,7.0,3.0,3,4,1.8,1.3,1.5,1.2,1.25,3,2.6,1.85,1.6',
    '2030-08-02,C,D,1.0,1.0,,,2,1.9,0.0,0.0,3,4,1.8,1.3,1.5,1.2,1.25,3,2.6,1.85,1.6',
    '2030-08-03,E,F,0.0,0.0,1.0,0.0,2,1.9,1.0,9.0,3,4,1.8,1.3,1.5,1.2,1.25,3,2.6,1.85,1.6',
  ]);
  expect(bets.Odd_1_HT).toMatchObject({ bets: 2, skipped: 1, win: 2 });
  expect(bets.Odd_X_2H).toMatchObject({ bets: 1, skipped: 2, loss: 1 });
  expect(bets.Under_2H_1_5).toMatchObject({ bets: 1, win: 1 });
  expect(bets.DC_1X).toMatchObject({ bets: 3, win: 3, returned: '3.6' });
  expect(bets.DC_12).toMatchObject({ win: 1, loss: 2 });
  expect(bets.DNB_2).toMatchObject({ loss: 1, push: 2 });
  expect(bets.odds_win_to_nil_1).toMatchObject({ win: 1, loss: 2 });
  expect(bets.odds_corners_over_95).toMatchObject({ bets: 2, skipped: 0, win: 2 });
  expect(bets.odds_corners_1).toMatchObject({ bets: 2, win: 1, loss: 1 });
  expect(told).toEqual(['file-1.csv:4: more goals at half-time than at the end; left out']);
});

describe('other sports', () => {
  test('a basketball spread belongs to the favourite, and overtime counts', () => {
    const { bets, labels } = backtest([
      'season,away,home,score_away,score_home,whos_favored,spread,total,moneyline_away,moneyline_home,id_spread,id_total',
      '2030,a,b,100,105,home,4.5,205,170,-200,1,2',
      '2030,a,b,100,105,away,3,204.5,-150,130,1,1',
    ]);
    expect(bets['SPREAD_HOME@-110']).toMatchObject({ win: 2, returned: '3.8181818182' });
    expect(bets['SPREAD_FAVOURITE@-110']).toMatchObject({ win: 1, loss: 1 });
    expect(bets['OVER@-110']).toMatchObject({ win: 1, push: 1 });
    expect(bets.ML_HOME).toMatchObject({ win: 2, returned: '3.8' });
    expect(labels).toEqual({ id_spread_disagreements: 1, id_total_disagreements: 0 });
  });

  test('a row of American football with swapped lines is refused for both, and a level game refunds', () => {
    const { bets, told } = backtest([
      'home_final,away_final,home_close_spread,close_over_under,home_close_ml,away_close_ml',
      '20,20,-3.0,40,-150,130',
      '28,12,-46.5,3.5,-190,50',
    ]);
    expect(bets['SPREAD_HOME@-110']).toMatchObject({ bets: 1, skipped: 1, loss: 1 });
    expect(bets['OVER@-110']).toMatchObject({ bets: 1, skipped: 1, push: 1 });
    expect(bets['ML_HOME(tie=push)']).toMatchObject({ bets: 2, win: 1, push: 1 });
    expect(bets['ML_AWAY(tie=push)']).toMatchObject({ bets: 1, skipped: 1 });
    expect(told).toHaveLength(2);
  });

  test('a money line needs only the winner', () => {
    const { bets } = backtest(['result,home_ml,away_ml', '1,-125,110', '0,150,-170', '2,150,-170']);
    expect(bets.ML_HOME).toMatchObject({ bets: 2, skipped: 1, returned: '1.8' });
    expect(bets.ML_AWAY).toMatchObject({ win: 1, loss: 1, returned: '1.5882352941' });
  });

  test('a retirement stands or is void, as the house has it', () => {
    const { bets, comments } = backtest([
      'Winner,Loser,Comment,B365W,B365L',
      'p,q,Completed,1.5,2.5',
      'p,q,Retired,3,1.4',
      'p,q,Completed,1.9,1.9',
    ]);
    expect(bets['FAVOURITE@B365/all_stand']).toMatchObject({ bets: 2, skipped: 1, win: 1, loss: 1 });
    expect(bets['UNDERDOG@B365/retired_walkover_void']).toMatchObject({ push: 1, loss: 1, returned: '1' });
    expect(comments).toEqual({ Completed: 2, Retired: 1 });
  });
});
