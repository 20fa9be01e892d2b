import type { BodyOf } from '@hanpan/contract';
import { type Tx, together } from '@hanpan/db';
import { combinationsOf } from '@hanpan/rules';
import type { MemberContext } from '../../../../kernel/call-context.ts';
import { fail, isFailure } from '../../../../kernel/failure.ts';
import { need } from '../../../../kernel/need.ts';
import { emitToRooms } from '../../../../kernel/outbox.ts';
import { settingsOf } from '../../../settings/index.ts';
import { decideSlips, type PlaceBetServices, readFacts, type SlipOutcomes } from '../place-bets.ts';
import type { PlacedBet, Refusal, Slip } from '../slip.ts';
import { refuseSystem } from './judge-system.ts';

type Body = BodyOf<'/api/bet/betSystem'>;

/** Refusals that are about the member, its money, the feed or the quote, whichever bet they are met at. */
const ofTheWhole: ReadonlySet<string> = new Set([
  ...[
    'B1002',
    'B1001',
    'X001',
    'D001',
    'X007',
    'B6013',
    'B6018',
    'B9999',
    'X006',
    'B6014',
    'X003',
    'X004',
    'B6000',
  ],
]);

/**
 * Places one bet on every choice of `size` of the legs: ordinary bets, decided one after the other by what decides single
 * slips, all taken or none. The refusal is that of the first bet that is refused, and says which selections it is on. Fails with
 * B6012 (also no such system), B6020 (too many bets), what `BetCounter.place` fails with, and B6021 where a trader would be
 * asked for one of them: a trader decides about one bet and not about several that stand or fall together. A bet with a leg in play is
 * returned in WAIT and decided for itself.
 */
export async function placeSystem(
  services: PlaceBetServices,
  tx: Tx,
  { site, memberId, address }: MemberContext,
  body: Body,
) {
  const settings = settingsOf(site);
  const misshapen = refuseSystem(body, settings);
  if (misshapen !== undefined) return misshapen;
  const { stake, oddsPolicy, quote, legs } = body;
  const whose = { siteId: site.id, memberId, address, settings };
  const terms = { ...whose, stake, oddsPolicy, quote, quotedLegs: legs.length };
  const slips = combinationsOf(legs, body.size).map((some): Slip => ({ ...terms, legs: some }));
  const outcomes: SlipOutcomes = new Map();
  const facts = await readFacts(services, tx, slips);
  const writes = await decideSlips(services, tx, { slips, facts }, outcomes);
  const placed: PlacedBet[] = [];
  for (const slip of slips) {
    const outcome = need(outcomes.get(slip), 'the outcome of a bet');
    if (isFailure(outcome)) return refusalOf(untaken(outcome, stake * placed.length), slip, body);
    if (outcome.bet.wait?.kind === 'trader') return refusalOf(fail('B6021'), slip, body);
    placed.push(outcome);
  }
  const { cashAmt, version } = need(placed.at(-1), 'the last bet of a system');
  const bets = placed.map(({ bet }) => bet);
  const room = `member:${memberId}` as const;
  const pushes = bets.map((bet) => ({ room, payload: { bet } }));
  await together([...writes(), emitToRooms(tx, 'bet', pushes)]);
  return { bets, cashAmt, version };
}

/** What a limit of the site or the member leaves is told without the bets before it in the call, which are not taken either. */
function untaken(refusal: Refusal, taken: number): Refusal {
  if (refusal.code !== 'B6014' && refusal.code !== 'X003' && refusal.code !== 'X004') return refusal;
  return fail(refusal.code, { ...refusal.params, left: Number(refusal.params.left) + taken });
}

/** With the places of the selections on the slip, from 1: "1 + 3". */
function refusalOf(refusal: Refusal | ReturnType<typeof fail<'B6021'>>, slip: Slip, { legs }: Body) {
  if (ofTheWhole.has(refusal.code)) return refusal;
  const places = slip.legs.map((leg) => legs.indexOf(leg) + 1);
  return fail(refusal.code, { ...refusal.params, selections: places.join(' + ') });
}
