import type { MarketCode, Scope } from '@hanpan/rules';
import type { FeedSport } from '../messages.ts';
import {
  doubleChance,
  exactGoalsToSix,
  firstHalfScores,
  halfTimeFullTime,
  handicap,
  marginToThree,
  type OutcomeIds,
  oddEven,
  overUnder,
  periodScores,
  scoresToFive,
  scoresToFour,
  secondHalfScores,
  threeWay,
  twoWay,
  yesNo,
} from './outcome-ids.ts';

/** One market id of the feed and the market of ours that it is. */
export interface MarketRow {
  readonly market: MarketCode;
  /** A scope; `regular-play`: regular time, which is `match` where the sport has no more; or numbered by a specifier. */
  readonly scope: Scope | 'regular-play' | { readonly numberedBy: string };
  readonly outcomes: OutcomeIds;
  /** The specifier that holds the line: `hcp` is the handicap of the home side. */
  readonly line?: 'hcp' | 'total';
  /** The only variant that the outcomes are those of. */
  readonly variant?: string;
  /** In other sports the same id means something else, or nothing that we know. */
  readonly sports: readonly FeedSport[];
  /** By which a bet stop names it, beside `all`. */
  readonly groups: readonly string[];
}

const byGoals: readonly FeedSport[] = ['soccer', 'handball', 'hockey', 'basketball', 'football', 'baseball'];
const byHalves: readonly FeedSport[] = ['soccer', 'handball', 'basketball', 'football'];
const withOvertime: readonly FeedSport[] = ['basketball', 'football'];
const withWinner: readonly FeedSport[] = ['tennis', 'volleyball', 'badminton', 'combat', 'esport'];

type Rows = Readonly<Record<string, MarketRow>>;
type Place = Pick<MarketRow, 'scope' | 'sports' | 'groups'>;

function rowsAt(
  place: Place,
  rows: Readonly<Record<string, Omit<MarketRow, keyof Place> & Partial<Place>>>,
): Rows {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...place, ...row }]));
}

const three = { market: 'WDL', outcomes: threeWay } as const;
const two = { market: 'WL', outcomes: twoWay } as const;
const noDraw = { market: 'DNB', outcomes: twoWay } as const;
const double = { market: 'DC', outcomes: doubleChance } as const;
const handicapLine = { market: 'AH', outcomes: handicap, line: 'hcp' } as const;
const total = { market: 'UO', outcomes: overUnder, line: 'total' } as const;
const homeTotal = { market: 'TTH', outcomes: overUnder, line: 'total' } as const;
const awayTotal = { market: 'TTA', outcomes: overUnder, line: 'total' } as const;
const parity = { market: 'OE', outcomes: oddEven } as const;
const bothScore = { market: 'BTTS', outcomes: yesNo } as const;

/**
 * The market ids that we offer, by the feed's `descriptions/en/markets.xml`: names, outcomes, specifiers and groups as
 * public copies of it and the recorded messages show them. What is not here stays unknown. Left out on purpose: ice
 * hockey with overtime (our house rules count regular time), quarters and second halves with overtime, the "US"
 * doubles of a market that is here already, and every variant whose outcomes no source at hand lists.
 */
export const marketTable: Rows = {
  ...rowsAt(
    { scope: 'regular-play', sports: byGoals, groups: ['score', 'regular_play'] },
    {
      1: { ...three, sports: [...byGoals, 'combat', 'esport'] },
      10: double,
      11: noDraw,
      16: handicapLine,
      18: total,
      19: homeTotal,
      20: awayTotal,
      21: {
        market: 'TG',
        outcomes: exactGoalsToSix,
        variant: 'sr:exact_goals:6+',
        sports: ['soccer', 'hockey'],
      },
      26: parity,
      29: { ...bothScore, sports: ['soccer', 'hockey', 'handball'] },
      45: { market: 'CS', outcomes: scoresToFour, sports: ['soccer'] },
      47: { market: 'HTFT', outcomes: halfTimeFullTime, sports: ['soccer', 'handball'] },
      186: { ...two, sports: withWinner },
      188: { ...handicapLine, sports: ['tennis', 'volleyball'] },
      314: { ...total, sports: ['tennis', 'volleyball'] },
      327: { ...handicapLine, sports: ['esport'] },
      328: { ...total, sports: ['esport'] },
      431: { market: 'CS', outcomes: scoresToFive, sports: ['hockey'] },
    },
  ),
  ...rowsAt(
    { scope: 'points', sports: ['tennis'], groups: ['score', 'regular_play'] },
    {
      187: handicapLine,
      189: total,
      190: homeTotal,
      191: awayTotal,
      198: parity,
      237: { ...handicapLine, sports: ['volleyball', 'badminton'] },
      238: { ...total, sports: ['volleyball', 'badminton'] },
    },
  ),
  ...rowsAt(
    { scope: 'corners', sports: ['soccer'], groups: ['regular_play', 'corners'] },
    { 162: three, 165: handicapLine, 166: total, 167: homeTotal, 168: awayTotal, 172: parity },
  ),
  ...rowsAt(
    { scope: 'h1', sports: byHalves, groups: ['score', '1st_half'] },
    {
      60: three,
      63: double,
      64: noDraw,
      66: handicapLine,
      68: total,
      69: homeTotal,
      70: awayTotal,
      74: parity,
      75: { ...bothScore, sports: ['soccer'] },
      81: { market: 'CS', outcomes: firstHalfScores, sports: ['soccer'] },
    },
  ),
  ...rowsAt(
    { scope: 'h2', sports: byHalves, groups: ['score', '2nd_half'] },
    {
      83: three,
      85: double,
      86: noDraw,
      88: handicapLine,
      90: total,
      91: homeTotal,
      92: awayTotal,
      94: parity,
      95: { ...bothScore, sports: ['soccer'] },
      98: { market: 'CS', outcomes: secondHalfScores, sports: ['soccer'] },
    },
  ),
  ...rowsAt(
    { scope: { numberedBy: 'setnr' }, sports: ['tennis'], groups: ['score', 'set'] },
    {
      202: { ...two, sports: ['tennis', 'volleyball'] },
      203: handicapLine,
      204: total,
      205: parity,
      309: { ...handicapLine, sports: ['volleyball'] },
      310: { ...total, sports: ['volleyball'] },
      311: { ...parity, sports: ['volleyball'] },
    },
  ),
  ...rowsAt(
    { scope: { numberedBy: 'gamenr' }, sports: ['badminton'], groups: ['score', 'game'] },
    { 245: two, 246: handicapLine, 247: total, 248: parity },
  ),
  ...rowsAt(
    { scope: 'match', sports: withOvertime, groups: ['score', 'incl_ot'] },
    {
      219: two,
      223: handicapLine,
      225: total,
      227: homeTotal,
      228: awayTotal,
      229: parity,
      610: three,
      612: noDraw,
    },
  ),
  ...rowsAt(
    { scope: { numberedBy: 'quarternr' }, sports: withOvertime, groups: ['score', 'quarter'] },
    {
      235: three,
      236: total,
      302: noDraw,
      303: handicapLine,
      304: parity,
      753: double,
      756: homeTotal,
      757: awayTotal,
    },
  ),
  ...rowsAt(
    { scope: 'match', sports: ['baseball'], groups: ['score', 'incl_ei'] },
    {
      251: two,
      255: { market: 'WM', outcomes: marginToThree },
      256: handicapLine,
      258: total,
      260: homeTotal,
      261: awayTotal,
      264: parity,
    },
  ),
  ...rowsAt(
    { scope: 'f5', sports: ['baseball'], groups: ['score', '5_innings'] },
    {
      274: three,
      275: handicapLine,
      276: total,
      277: homeTotal,
      278: awayTotal,
      1124: { ...two, groups: ['5_innings'] },
    },
  ),
  ...rowsAt(
    { scope: { numberedBy: 'inningnr' }, sports: ['baseball'], groups: ['score', 'inning'] },
    {
      287: three,
      288: total,
      746: handicapLine,
      747: homeTotal,
      748: awayTotal,
      751: bothScore,
      1123: { ...two, groups: ['inning'] },
    },
  ),
  ...rowsAt(
    { scope: { numberedBy: 'mapnr' }, sports: ['esport'], groups: ['score', 'map_incl_ot'] },
    { 330: two, 331: handicapLine, 332: total },
  ),
  ...rowsAt(
    { scope: { numberedBy: 'periodnr' }, sports: ['hockey'], groups: ['score', 'period'] },
    {
      443: three,
      446: total,
      447: homeTotal,
      448: awayTotal,
      452: bothScore,
      456: { market: 'CS', outcomes: periodScores },
      459: noDraw,
      460: handicapLine,
      462: parity,
      529: double,
    },
  ),
};
