import { type AnswerOf, type BodyOf, usualReportDays } from '@hanpan/contract';
import { addDays } from '@hanpan/rules';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import type { Site } from '../../../kernel/sites.ts';
import { codesOfPurse, type TheirRound } from '../../vendor/index.ts';
import { daysWithin } from '../days/days-within.ts';
import type { ReportServices } from '../services.ts';
import { compareRounds, type Difference, type Round, totalOf } from './compare-rounds.ts';
import { marginMs, readEarlier, readPart, type Span, type Vendor } from './read-part.ts';
import {
  membersNamed,
  type NamedMember,
  type OurRound,
  ourRoundsNamed,
  ourTotal,
  spanOfDays,
} from './reconciliation-store.ts';

type Answer = AnswerOf<'/api/console/report/reconcile'>;

/** One call compares so many rounds of each side, and says where the next one goes on. */
const mostRounds = 20_000;
const mostDays = 31;
/** A screen shows so many differences: where there are more, something is wrong with all of them. */
const mostRows = 500;

type Theirs = Round & TheirRound;

const referenceOf = (vendorCode: string, { round, memberId, playerId }: TheirRound) =>
  `${vendorCode}:${round}:${memberId ?? playerId}`;

function theirsOf(vendorCode: string, round: TheirRound): Theirs {
  const { stake, returned, win } = round;
  const reference = referenceOf(vendorCode, round);
  return { ...round, reference, stakeAmt: stake, returnedAmt: returned, winAmt: win };
}

function figuresOf(round: Round | null) {
  if (round === null) return null;
  const { stakeAmt, returnedAmt, winAmt } = round;
  return { stakeAmt, returnedAmt, winAmt };
}

function presentRow(
  { kind, ours, theirs }: Difference<OurRound, Theirs>,
  vendorCode: string,
  members: ReadonlyMap<number, NamedMember>,
): Answer['list'][number] {
  const named = members.get(ours?.memberId ?? theirs?.memberId ?? 0);
  const round = theirs?.round ?? ours?.reference.slice(vendorCode.length + 1).replace(/:\d+$/, '') ?? '';
  return {
    kind,
    round,
    member:
      named === undefined ? null : { memberKey: named.memberKey, memId: named.memId, memNick: named.memNick },
    gameKey: ours?.gameKey ?? theirs?.gameKey ?? null,
    at: isoOf(ours?.at ?? theirs?.finishedAt ?? new Date(0)),
    ours: figuresOf(ours),
    theirs: figuresOf(theirs),
    reference: ours?.reference ?? null,
  };
}

/** The days of a period from a moment on; nothing where it is past them. */
function restOf({ from, to }: Span, goesOnAt: string | null): Span {
  const atMs = goesOnAt === null ? 0 : Date.parse(goesOnAt);
  return { from: new Date(Math.min(Math.max(from.getTime(), atMs), to.getTime())), to };
}

/** Which rounds an earlier part of the same days has compared: those that either side ended in it. */
function comparedBefore(
  { days, span }: { readonly days: Span; readonly span: Span },
  theirs: readonly Theirs[],
  elsewhen: readonly OurRound[],
): ReadonlySet<string> {
  const isBefore = (at: Date) => at >= days.from && at < span.from;
  const bookedAt = new Map(elsewhen.map(({ reference, at }) => [reference, at]));
  const compared = theirs.filter(({ reference, finishedAt }) => {
    if (isBefore(finishedAt)) return true;
    const at = bookedAt.get(reference);
    return at !== undefined && isBefore(at) && finishedAt.getTime() < at.getTime() + marginMs;
  });
  return new Set(compared.map(({ reference }) => reference));
}

/**
 * What the vendor ended before a part among what its list of the part lacks of ours; and ours without what cannot be told: that may stand in what was
 * not read of the time before.
 */
async function endedEarlier(
  vendor: Vendor,
  part: {
    readonly span: Span;
    readonly settled: readonly OurRound[];
    readonly listed: readonly Theirs[];
  },
  most: number,
): Promise<{ readonly ours: readonly OurRound[]; readonly found: readonly Theirs[] }> {
  const { span, settled, listed } = part;
  const isListed = new Set(listed.map(({ reference }) => reference));
  const lacking = settled.filter(({ reference }) => !isListed.has(reference));
  const isLacking = new Set(lacking.map(({ reference }) => reference));
  const earlier = await readEarlier(vendor, span, lacking, most);
  const found = earlier.rounds
    .map((round) => theirsOf(vendor.code, round))
    .filter(({ reference }) => isLacking.has(reference));
  if (!earlier.isCut) return { ours: settled, found };
  const isKnown = new Set([...listed, ...found].map(({ reference }) => reference));
  return {
    ours: settled.filter(({ reference, placedAt }) => isKnown.has(reference) || placedAt >= span.from),
    found,
  };
}

/**
 * What was settled of a vendor's rounds within a period beside the list of the vendor itself, round by round: as much of it, from
 * its beginning or from where an earlier call ended, as one call compares whole. A round counts in the first part in which either
 * side ended it, and is compared whenever the other side did. Fails with E404.
 */
export async function reconcileVendor(
  { longDatabase: database, clock, vendors }: ReportServices,
  site: Site,
  { vendorCode, goesOnAt, ...period }: BodyOf<'/api/console/report/reconcile'>,
  most = mostRounds,
): Promise<Answer | Failure<'E404'>> {
  const vendor = await vendors.find(vendorCode);
  if (vendor === undefined) return fail('E404');
  const { from, to, timeZone } = daysWithin(site, period, clock(), usualReportDays.reconciliation);
  const earliest = addDays(to, 1 - mostDays);
  const startDate = from < earliest ? earliest : from;
  const days = await spanOfDays(database, { from: startDate, to, timeZone });
  const rest = restOf(days, goesOnAt);
  const { span, ours: settled, said, isWhole } = await readPart(database, site.id, vendor, rest, most);
  if (typeof said === 'string') {
    const nothing = { list: [], theirs: totalOf([]), agreedCount: 0, apartCount: 0, unreadCount: 0 };
    const total = await ourTotal(database, site.id, vendorCode, rest);
    return { startDate, nextAt: null, isCut: false, ours: total, ...nothing, state: said };
  }
  const nextAt = isoOrNull(span.to < days.to ? span.to : null);
  const listed = said.rounds.map((round) => theirsOf(vendorCode, round));
  const { ours, found } = await endedEarlier(vendor, { span, settled, listed }, most);
  const isCut = !isWhole || ours.length < settled.length;
  const told = { startDate, nextAt, isCut, ours: totalOf(settled) };
  const ofPart = [...listed, ...found];
  const theirIds = ofPart.flatMap(({ memberId }) => memberId ?? []);
  const known = await membersNamed(database, [
    ...new Set([...theirIds, ...ours.map(({ memberId }) => memberId)]),
  ]);
  const members = new Map(known.map((member) => [member.memberKey, member]));
  // Another site's rounds are its own; a player that nobody knows is told to whoever asks.
  const theirs = ofPart.filter(({ memberId }) => (members.get(memberId ?? 0)?.siteId ?? site.id) === site.id);
  const have = new Set(ours.map(({ reference }) => reference));
  const within = theirs.filter(
    ({ reference, finishedAt: at }) => have.has(reference) || (at >= span.from && at < span.to),
  );
  // A vendor lists all that is played from one purse, and each round is booked once.
  const others = await codesOfPurse(database, vendorCode);
  const missing = within.filter(({ reference }) => !have.has(reference));
  const named = [vendorCode, ...others].flatMap((code) => missing.map((round) => referenceOf(code, round)));
  const booked = await ourRoundsNamed(database, site.id, named);
  const isBooked = new Set(booked.map(({ reference }) => reference));
  const ownNames = new Set(missing.map(({ reference }) => reference));
  const elsewhen = booked.filter(({ reference }) => ownNames.has(reference));
  const before = comparedBefore({ days, span }, within, elsewhen);
  const isNew = ({ reference }: Round) => !before.has(reference);
  const judged = within.filter(
    (round) => isNew(round) && !others.some((code) => isBooked.has(referenceOf(code, round))),
  );
  const { differences, agreedCount } = compareRounds([...ours, ...elsewhen].filter(isNew), judged, isWhole);
  return {
    ...told,
    state: 'read',
    list: differences.slice(0, mostRows).map((row) => presentRow(row, vendorCode, members)),
    theirs: totalOf(judged),
    agreedCount,
    apartCount: differences.length,
    unreadCount: said.unreadCount,
  };
}
