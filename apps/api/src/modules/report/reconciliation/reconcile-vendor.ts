import type { AnswerOf, BodyOf } from '@hanpan/contract';
import { addDays } from '@hanpan/rules';
import { isoOf } from '../../../kernel/clock.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import type { Site } from '../../../kernel/sites.ts';
import { codesOfPurse, roundsOfTime, type TheirRound } from '../../vendor/index.ts';
import { daysWithin } from '../days/days-within.ts';
import type { ReportServices } from '../services.ts';
import { compareRounds, type Difference, type Round, totalOf } from './compare-rounds.ts';
import {
  membersNamed,
  type NamedMember,
  type OurRound,
  ourRounds,
  ourRoundsNamed,
  spanOfDays,
} from './reconciliation-store.ts';

type Answer = AnswerOf<'/api/console/report/reconcile'>;

/** One call compares so many rounds of each side; a shorter period shows the rest. */
const mostRounds = 20_000;
const mostDays = 31;
/** A screen shows so many differences: where there are more, something is wrong with all of them. */
const mostRows = 500;
/** The two clocks are not one, and a win arrives after its round has ended. */
const marginMs = 15 * 60_000;

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

/**
 * What was settled of a vendor's rounds within a period beside the list of the vendor itself, round by round. A round counts in
 * the period in which either side ended it, and is compared whenever the other side did. Fails with E404.
 */
export async function reconcileVendor(
  { longDatabase: database, clock, vendors }: ReportServices,
  site: Site,
  { vendorCode, ...period }: BodyOf<'/api/console/report/reconcile'>,
): Promise<Answer | Failure<'E404'>> {
  const vendor = await vendors.find(vendorCode);
  if (vendor === undefined) return fail('E404');
  const { from, to, timeZone } = daysWithin(site, period, clock(), 1);
  const earliest = addDays(to, 1 - mostDays);
  const span = await spanOfDays(database, { from: from < earliest ? earliest : from, to, timeZone });
  const wide = { from: new Date(span.from.getTime() - marginMs), to: new Date(span.to.getTime() + marginMs) };
  const [ours, said] = await Promise.all([
    ourRounds(database, site.id, vendorCode, span, mostRounds + 1),
    roundsOfTime(vendor, wide, mostRounds),
  ]);
  const nothing = { list: [], theirs: totalOf([]), agreedCount: 0, unreadCount: 0 };
  if (typeof said === 'string')
    return { ...nothing, state: said, ours: totalOf(ours), isCut: ours.length > mostRounds };
  const theirIds = said.rounds.flatMap(({ memberId }) => memberId ?? []);
  const known = await membersNamed(database, [
    ...new Set([...theirIds, ...ours.map(({ memberId }) => memberId)]),
  ]);
  const members = new Map(known.map((member) => [member.memberKey, member]));
  // Another site's rounds are its own; a player that nobody knows is told to whoever asks.
  const theirs = said.rounds
    .filter(({ memberId }) => (members.get(memberId ?? 0)?.siteId ?? site.id) === site.id)
    .map((round) => theirsOf(vendorCode, round));
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
  const judged = within.filter((round) => !others.some((code) => isBooked.has(referenceOf(code, round))));
  const ownNames = new Set(missing.map(({ reference }) => reference));
  const elsewhen = booked.filter(({ reference }) => ownNames.has(reference));
  const isCut = said.isCut || ours.length > mostRounds;
  const { differences, agreedCount } = compareRounds([...ours, ...elsewhen], judged, !isCut);
  return {
    state: 'read',
    list: differences.slice(0, mostRows).map((row) => presentRow(row, vendorCode, members)),
    ours: totalOf(ours),
    theirs: totalOf(judged),
    agreedCount,
    unreadCount: said.unreadCount,
    isCut: isCut || differences.length > mostRows,
  };
}
