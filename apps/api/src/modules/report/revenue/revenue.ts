import type { AnswerOf, RevenueDimension } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { type Amount, subtract, zero } from '@hanpan/money';
import { isoOrNull } from '../../../kernel/clock.ts';
import { judgeReturn } from '../returns/judge-return.ts';
import { summedUntil } from '../sums/sum-facts.ts';
import {
  costWithin,
  gamesNamed,
  type Narrowed,
  partnersNamed,
  playersByDay,
  type RevenueRow,
  revenueBy,
} from './revenue-store.ts';

type Answer = AnswerOf<'/api/console/report/revenue'>;
type Row = Answer['list'][number];

/** A screen is not read further; who wants all takes the file. */
export const rowsShown = 500;

/** What came back of the stakes, in basis points; null where nothing was staked. */
export function returnOf(stake: Amount, paid: Amount): number | null {
  return stake <= 0 ? null : Number((BigInt(paid) * 10_000n) / BigInt(stake));
}

interface Names {
  readonly gameName: (row: RevenueRow) => Row['gameName'];
  readonly partner: (row: RevenueRow) => Row['partner'];
  readonly players: (row: RevenueRow) => number | null;
}

/** Only of one game: the spread of several is none that anybody could look into. */
function boundOf({ rounds, statedPoints }: RevenueRow): Row['bound'] {
  const judged = rounds === null ? undefined : judgeReturn(rounds, statedPoints);
  if (judged === undefined || judged.low === null || judged.high === null) return null;
  const { actual, low, high, isOutside } = judged;
  return { actualBasisPoints: actual, lowBasisPoints: low, highBasisPoints: high, isOutside };
}

function presentRow(row: RevenueRow, names: Names): Row {
  const ggrAmt = subtract(row.stakeAmt, row.paidAmt);
  return {
    isUnshared: false,
    day: row.day,
    family: row.family,
    vendor: row.vendor === '' ? null : row.vendor,
    gameType: row.gameType,
    game: row.game,
    gameName: names.gameName(row),
    partner: names.partner(row),
    betCount: row.betCount,
    playerCount: names.players(row),
    stakeAmt: row.stakeAmt,
    paidAmt: row.paidAmt,
    turnoverAmt: row.turnoverAmt,
    ggrAmt,
    costAmt: row.costAmt,
    ngrAmt: subtract(ggrAmt, row.costAmt),
    returnBasisPoints: returnOf(row.stakeAmt, row.paidAmt),
    theoreticalBasisPoints: row.theoreticalBasisPoints,
    bound: row.game === null ? null : boundOf(row),
  };
}

/** People are counted of a day, and of a family, one of its vendors or one of its game types on it. */
function countsPeople({ family, vendor, gameType, game, partnerKey }: Narrowed): boolean {
  if (game !== null || partnerKey !== null || vendor === '') return false;
  return family === null ? vendor === null && gameType === null : vendor === null || gameType === null;
}

async function namesOf(
  database: Database,
  rows: readonly RevenueRow[],
  by: RevenueDimension,
  narrowed: Narrowed,
): Promise<Names> {
  const games =
    by === 'game'
      ? await gamesNamed(
          database,
          rows.map(({ game }) => game ?? ''),
        )
      : [];
  const nameByGame = new Map(games.map((each) => [`${each.vendor}/${each.game}`, each.names]));
  const ids = rows.flatMap(({ partnerId }) => (partnerId === null || partnerId === 0 ? [] : [partnerId]));
  const partners = ids.length === 0 ? [] : await partnersNamed(database, narrowed.siteId, ids);
  const byId = new Map(partners.map((partner) => [partner.memberKey, partner]));
  const players = by === 'day' && countsPeople(narrowed) ? await playersByDay(database, narrowed) : undefined;
  return {
    gameName: (row) => nameByGame.get(`${row.vendor}/${row.game}`) ?? null,
    partner: ({ partnerId }) => byId.get(partnerId ?? 0) ?? null,
    players: ({ day }) => (players === undefined ? null : (players.get(day ?? '') ?? 0)),
  };
}

const nothing = {
  day: null,
  family: null,
  vendor: null,
  gameType: null,
  game: null,
  gameName: null,
  partner: null,
  betCount: 0,
  playerCount: null,
  stakeAmt: zero,
  paidAmt: zero,
  turnoverAmt: zero,
  ggrAmt: zero,
  returnBasisPoints: null,
  theoreticalBasisPoints: null,
  bound: null,
} as const;

/** A row of what no other row bears: costs of days without turnover, and what rounding leaves. */
function unsharedRow(costAmt: Amount): Row {
  return { ...nothing, isUnshared: true, costAmt, ngrAmt: subtract(zero, costAmt) };
}

function isNarrowed({ family, vendor, gameType, game, partnerKey }: Narrowed): boolean {
  return [family, vendor, gameType, game, partnerKey].some((each) => each !== null);
}

/**
 * Revenue by what is asked for, from the sums of the days. Where it is not narrowed the rows cost together what the days do: what
 * none of them bears stands last.
 */
export async function revenueReport(
  database: Database,
  by: RevenueDimension,
  narrowed: Narrowed,
  limit = rowsShown,
): Promise<Answer> {
  // Read first, so that what it says is in the figures.
  const completeUntil = isoOrNull(await summedUntil(database));
  const rows = await revenueBy(database, by, narrowed, limit + 1);
  const shown = rows.slice(0, limit);
  const names = await namesOf(database, shown, by, narrowed);
  const list = shown.map((row) => presentRow(row, names));
  const unshared = isNarrowed(narrowed)
    ? zero
    : subtract(await costWithin(database, narrowed), rows[0]?.sharedAmt ?? zero);
  return {
    list: unshared === 0 ? list : [...list, unsharedRow(unshared)],
    isCut: rows.length > limit,
    startDate: narrowed.from,
    completeUntil,
  };
}
