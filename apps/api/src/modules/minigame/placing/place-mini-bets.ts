import { type Tx, together } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { drawOfGame, siteDate } from '@hanpan/rules';
import { decideKeyed, nothing, type Outcomes, type Writes } from '../../../kernel/decide-keyed.ts';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { keepIf } from '../../../kernel/keep-if.ts';
import { need } from '../../../kernel/need.ts';
import { lockMembers } from '../../member/index.ts';
import { PlayLimits, takeFirsts, takeStakes } from '../../play/index.ts';
import { presentMiniBet } from '../present-mini-bet.ts';
import { type OfferKey, offerName, siteOffers } from '../prices/site-offers.ts';
import { announcedRounds, roundAt } from '../rounds/current-round.ts';
import type { MinigameServices } from '../services.ts';
import { judgeMiniSlip, lineOf, type MiniSlipFacts } from './judge-mini-slip.ts';
import { linesMovedAt } from './line-store.ts';
import { MiniBooks } from './mini-books.ts';
import type { JudgedMiniSlip, MiniSlip, MiniSlipOutcome, PlacedMiniBet, Refusal } from './mini-slip.ts';
import { newMiniBet } from './new-mini-bet.ts';
import { insertMiniBets, justPlacedMini, type NewMiniBet, nextMiniBetIds } from './place-mini-bet-store.ts';

type Services = Pick<MinigameServices, 'ledger' | 'clock' | 'families'>;
type MiniOutcomes = Outcomes<MiniSlip, MiniSlipOutcome>;

const sameBetWithinMs = 5_000;
/** How often a batch is looked at where bets without money keep room from others: it ends, however many those are. */
const mostAttempts = 4;

/**
 * Takes the bets of a batch, each key once, in one transaction and with a fixed number of statements, some more where one without
 * money keeps room from others: each gets the
 * result that it would get if they came one after the other. Locks are taken in one order, keys, members, books,
 * accounts, and in each of them by id. The clock of the database is read under the locks of the members: what closes the round is
 * the instant of the decision, and not that of the request.
 */
export async function placeMiniBets(
  services: Services,
  tx: Tx,
  slips: readonly MiniSlip[],
): Promise<MiniSlipOutcome[]> {
  return decideKeyed<MiniSlip, MiniSlipFacts, 'miniBet', PlacedMiniBet, Refusal>(
    tx,
    slips,
    { event: 'miniBet', omit: ['cashAmt', 'version'] },
    {
      read: (items) => readFacts(services, tx, items),
      decide: (claimed, facts, outcomes) => decide(services, tx, { slips: claimed, facts }, outcomes),
    },
  );
}

async function readFacts({ clock }: Services, tx: Tx, slips: readonly MiniSlip[]): Promise<MiniSlipFacts> {
  const [members, nowMs] = await together([
    lockMembers(tx, [...new Set(slips.map((slip) => slip.memberId))]),
    clock.ofDatabase(tx),
  ]);
  const announced = await announcedRounds(
    tx,
    slips.map((slip) => slip.game),
    nowMs,
  );
  const keys = new Map<string, OfferKey>();
  for (const { siteId, game, settings } of slips)
    keys.set(offerName({ siteId, game }), { siteId, game, rules: settings.minigame });
  const unsaid = slips.filter((slip) => slip.line === undefined && lineOf(slip) !== null);
  return {
    nowMs,
    members,
    linesMovedAt: await linesMovedAt(tx, [...new Set(unsaid.map((slip) => slip.siteId))]),
    roundOf: ({ game, settings }) => {
      const round = announced.get(drawOfGame[game]);
      return round && roundAt(round, settings.minigame);
    },
    offers: await siteOffers(tx, [...keys.values()]),
  };
}

/** Adds an outcome for every slip, and returns what is still to be written beside the answers. */
async function decide(
  services: Services,
  tx: Tx,
  { slips, facts }: { readonly slips: readonly MiniSlip[]; readonly facts: MiniSlipFacts },
  outcomes: MiniOutcomes,
): Promise<Writes> {
  const rooms = await PlayLimits.read(
    tx,
    services.families,
    { stakes: slips, members: facts.members },
    facts.nowMs,
  );
  const judged: JudgedMiniSlip[] = [];
  for (const slip of slips) {
    const verdict = judgeMiniSlip(slip, facts);
    if (isFailure(verdict)) {
      outcomes.set(slip, verdict);
      continue;
    }
    const limited = rooms.refuse(slip);
    if (limited === undefined) judged.push(verdict);
    else outcomes.set(slip, limited);
  }
  if (judged.length === 0) return nothing;
  const { nowMs } = facts;
  const [repeated, ids, books] = await together([
    justPlacedMini(tx, judged, new Date(nowMs - sameBetWithinMs)),
    nextMiniBetIds(tx, judged.length),
    MiniBooks.lock(tx, judged),
  ]);
  const take = (firsts: readonly JudgedMiniSlip[]) =>
    takeWithin(services, tx, { judged: firsts, ids, books, rooms, nowMs }, outcomes);
  return takeFirsts(judged, outcomes, { nameOf, repeated, take, refusal: fail('B6005') });
}

/** The same bet twice, by one member. */
function nameOf({ slip: { memberId, game, market, pick, stake } }: JudgedMiniSlip): string {
  return [memberId, game, market, pick, stake].join(' ');
}

/** The bets that are looked at, what they are measured against, and numbers for them. */
interface Taking {
  readonly judged: readonly JudgedMiniSlip[];
  /** At least one for each. */
  readonly ids: readonly number[];
  readonly books: MiniBooks;
  readonly rooms: PlayLimits;
  readonly nowMs: number;
}

/**
 * Takes the bets that the books and their members' limits have room for, one after the other, and adds an outcome for each. Whether a bet is funded
 * is known once its stake is posted: where one that is not has kept room from others, all are looked at once more without
 * it.
 */
async function takeWithin(
  services: Services,
  tx: Tx,
  taking: Taking,
  outcomes: MiniOutcomes,
  attempt = 1,
): Promise<Writes> {
  const { judged, ids, books, nowMs } = taking;
  const rooms = taking.rooms.afresh();
  const kept = judged.flatMap((each, index) => {
    const refused = rooms.refuse(each.slip) ?? books.reserve(each);
    if (refused !== undefined) {
      outcomes.set(each.slip, refused);
      return [];
    }
    rooms.take(each.slip);
    return [{ judged: each, bet: betOf(each, ids[index], nowMs) }];
  });
  const mayRepeat = kept.length < judged.length && attempt < mostAttempts;
  const pay = () => post(services, tx, kept);
  const areFunded = (paid: readonly FundedBet[]) => paid.length === kept.length;
  const funded = mayRepeat ? await keepIf(tx, pay, areFunded) : await pay();
  if (mayRepeat && !areFunded(funded)) {
    const paid = new Set(funded.map((each) => each.judged));
    const unfunded = new Set(kept.map((each) => each.judged).filter((each) => !paid.has(each)));
    for (const { slip } of unfunded) outcomes.set(slip, fail('B6000'));
    const left = judged.filter((each) => !unfunded.has(each));
    const again = { ...taking, judged: left, books: await MiniBooks.lock(tx, left) };
    return takeWithin(services, tx, again, outcomes, attempt + 1);
  }
  const placed = new Map(funded.map((each) => [each.judged, each.placed]));
  for (const { judged: each } of kept) outcomes.set(each.slip, placed.get(each) ?? fail('B6000'));
  if (funded.length === 0) return nothing;
  return () => [
    insertMiniBets(
      tx,
      funded.map(({ bet }) => bet),
    ),
    books.enter(tx, [...placed.keys()]),
  ];
}

function betOf(judged: JudgedMiniSlip, id: number | undefined, nowMs: number): NewMiniBet {
  const day = siteDate(nowMs, judged.slip.settings.timeZone);
  return newMiniBet(judged, { id: need(id, 'the id of a bet'), day, nowMs });
}

interface KeptBet {
  readonly judged: JudgedMiniSlip;
  readonly bet: NewMiniBet;
}

interface FundedBet extends KeptBet {
  readonly placed: PlacedMiniBet;
}

/** Takes the stakes; a bet that is missing from the result was not funded. */
async function post({ ledger }: Services, tx: Tx, kept: readonly KeptBet[]): Promise<FundedBet[]> {
  if (kept.length === 0) return [];
  const stakes = kept.map(({ bet: { siteId, memberId, stake, receipt_id: receiptId } }) =>
    flows.miniBet({ holder: { siteId, memberId }, amount: stake }, receiptId),
  );
  const paid = await takeStakes(ledger, tx, stakes);
  return kept.flatMap((each, index) => {
    const cash = paid[index];
    return cash === undefined ? [] : [{ ...each, placed: { bet: presentMiniBet(each.bet), ...cash } }];
  });
}
