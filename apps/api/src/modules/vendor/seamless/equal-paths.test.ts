import { randomUUID } from 'node:crypto';
import { type Amount, amount } from '@hanpan/money';
import { afterAll, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { hashToken } from '../../../kernel/sessions.ts';
import { createFakeVendor, gameKey, installVendor, vendorCode } from '../../../testing/game-vendor.ts';
import { makeCheckDue, storeOwnLimit } from '../../../testing/own-limits.ts';
import { createWorld } from '../../../testing/world.ts';
import type { WalletBet, WalletOutcome, WalletWin } from '../../../vendors/wallet-operations.ts';
import { bet } from './bet.ts';
import { isOrdinary, OrdinaryMovements, type OrdinaryRequest } from './ordinary-movements.ts';
import { step } from './step.ts';
import { win } from './win.ts';

/**
 * The statement of the fast path and the step that decides alone must never disagree. Every combination of what can
 * decide is built twice, for two members of the same history; one goes each way, and what they were told, what they
 * have, and what is stored must be the same. What the fast path leaves to the step must be left untouched.
 */
const dimensions = {
  session: ['open', 'expired', 'closed', "another's", 'unknown'],
  member: [
    'active',
    'suspended',
    'without permission',
    'excluded',
    'of a site that limits losses',
    'who limits its losses',
    'whose reality check is due',
    'closed',
  ],
  off: ['nothing', 'the game', 'a switch'],
  game: ['known', 'unknown'],
  id: ['new', 'repeated', 'used for something else'],
  kind: ['bet', 'win'],
  bet: ['stored', 'missing', 'won', 'rolled back', "another's", 'no bet', 'undone first'],
  round: ['new', 'open', 'closed'],
  amount: ['nothing', 'some', 'more than there is', 'more than is paid'],
  returned: ['nothing', 'a part'],
  isFree: [false, true],
  closes: [false, true],
} as const;

type Case = { -readonly [Name in keyof typeof dimensions]: (typeof dimensions)[Name][number] };

function product(): Case[] {
  let cases: Partial<Case>[] = [{}];
  for (const [name, values] of Object.entries(dimensions))
    cases = cases.flatMap((each) => values.map((value) => ({ ...each, [name]: value })));
  return cases as Case[];
}

/** How far a case is from the ordinary one. */
const oddities = (each: Case) =>
  Object.entries(dimensions).filter(
    ([name, [ordinary]]) => name !== 'kind' && each[name as keyof Case] !== ordinary,
  ).length;
/** All cases up to two oddities, and of those with more, every so many of them; a win that gives back is never ordinary. */
const [mostOddities, stride, strideOfReturns] = [2, 307, 1_021] as const;
/** A bet has no bet that it is about; only what was said of itself before it came can be stored. */
const isWithoutBet = (each: Case) =>
  each.kind === 'win' || each.bet === 'stored' || each.bet === 'undone first';
/** A win that was paid is the end of its bet: that it was rolled back too cannot be stored. */
const hasTwoEnds = (each: Case) =>
  each.kind === 'win' && each.id === 'repeated' && ['rolled back', 'undone first'].includes(each.bet);
/** Stake is given back with a win, and only what the win pays. */
const canGiveBack = (each: Case) =>
  each.returned === 'nothing' || (each.kind === 'win' && each.amount !== 'nothing');
const canBe = (each: Case) => isWithoutBet(each) && !hasTwoEnds(each) && canGiveBack(each);

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world, [gameKey, 'unlisted', 'switched']);
const { services, database } = world;
await database.run("update vendor_game set enabled = false where key = 'unlisted'");
await database.run("insert into vendor_switch (vendor_id, game_key) values (1, 'switched')");
const fastPath = new OrdinaryMovements(services, vendorCode);
const cash = 1_000;

interface Player {
  readonly key: number;
  readonly tokens: Readonly<Record<Case['session'], string>>;
}

async function openSession(siteId: number, memberId: number, state: Case['session']): Promise<string> {
  const token = randomUUID();
  const now = world.clock.read();
  const ended = new Date(now - 1);
  await database.run(
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at, closed_at)
     values ($1, $2, $3, 1, $4, $5, $5, $6, $7)`,
    [
      hashToken(token),
      siteId,
      memberId,
      gameKey,
      new Date(now - 60_000),
      state === 'expired' ? ended : new Date(now + 3_600_000),
      state === 'closed' ? ended : null,
    ],
  );
  return token;
}

const careful = await world.addSite({ dayLossLimitAmount: 900 });
const siteOf = (member: Case['member']) => (member === 'of a site that limits losses' ? careful : world.site);
const other = await world.addMember();

async function addPlayer(member: Case['member']): Promise<Player> {
  const site = siteOf(member);
  const { key } = await world.addMember({ cash, site });
  if (member === 'suspended') await world.setMember({ key }, "status = 'suspended'");
  if (member === 'without permission') await world.setMember({ key }, 'betting_allowed = false');
  if (member === 'excluded') await world.setMember({ key }, "excluded_until = '2100-01-01'");
  if (member === 'whose reality check is due') await makeCheckDue(world, { key });
  if (member === 'who limits its losses') await storeOwnLimit(world, { key }, 'loss', 900);
  const player = {
    key,
    tokens: {
      open: await openSession(site.id, key, 'open'),
      expired: await openSession(site.id, key, 'expired'),
      closed: await openSession(site.id, key, 'closed'),
      "another's": await openSession(world.site.id, other.key, 'open'),
      unknown: randomUUID(),
    },
  };
  // Last, because nothing begins for a closed account.
  if (member === 'closed') await world.setMember({ key }, "status = 'closed', closed_at = now()");
  return player;
}

interface Stored {
  readonly id: string;
  readonly kind: string;
  readonly memberId: number;
  readonly reference?: string;
  readonly amount?: number;
  readonly returned?: number;
}

async function store(each: Case, round: string, gameOf: string, stored: readonly Stored[]): Promise<void> {
  const list = <Value>(of: (one: Stored) => Value) => stored.map(of);
  await database.run(
    `insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount,
       is_free, balance_after, at, resolves, returned)
     select 1, q.id, q.kind, q.reference, q.member, $6, $7, q.sum, $8, 0, $9,
            q.reference is not null and row_number() over (partition by q.reference) = 1, q.returned
       from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $10::bigint[])
              q(id, kind, reference, member, sum, returned)`,
    [
      list(({ id }) => id),
      list(({ kind }) => kind),
      list(({ reference }) => reference ?? null),
      list(({ memberId }) => memberId),
      list(({ amount: sum }) => sum ?? 100),
      round,
      gameOf,
      each.isFree,
      new Date(world.clock.read()),
      list(({ returned }) => returned ?? 0),
    ],
  );
}

const amounts = { nothing: 0, some: 10, 'more than there is': 1_000_000, 'more than is paid': 1_000_000_001 };
const amountOf = (each: Case): Amount => amount(amounts[each.amount]);
const returnedOf = (each: Case): Amount => amount(each.returned === 'nothing' ? 0 : 4);

/** Builds the case for a player and returns what the vendor then sends. */
async function build(each: Case, player: Player): Promise<WalletBet & OrdinaryRequest> {
  const [transactionId, betId, round] = [randomUUID(), randomUUID(), randomUUID()];
  const gameOf =
    each.game === 'unknown'
      ? 'nowhere'
      : { nothing: gameKey, 'the game': 'unlisted', 'a switch': 'switched' }[each.off];
  const stored: Stored[] = [];
  const own = { memberId: player.key };
  const isWin = each.kind === 'win';
  if (each.id === 'repeated')
    stored.push({
      ...own,
      id: transactionId,
      kind: each.kind,
      amount: amountOf(each),
      ...(isWin ? { reference: betId, returned: returnedOf(each) } : {}),
    });
  if (each.id === 'used for something else')
    stored.push({ ...own, id: transactionId, kind: 'bet', amount: amountOf(each) + 1 });
  const about = isWin ? betId : transactionId;
  if (isWin && each.bet !== 'missing' && each.bet !== 'undone first')
    stored.push({
      id: betId,
      kind: each.bet === 'no bet' ? 'win' : 'bet',
      memberId: each.bet === "another's" ? other.key : player.key,
    });
  if (isWin && each.bet === 'won') stored.push({ ...own, id: randomUUID(), kind: 'win', reference: about });
  if (isWin && each.bet === 'rolled back')
    stored.push({ ...own, id: randomUUID(), kind: 'rollback', reference: about });
  if (each.bet === 'undone first')
    stored.push({ ...own, id: randomUUID(), kind: 'tombstone', reference: about });
  if (stored.length > 0) await store(each, round, gameOf, stored);
  if (each.round !== 'new')
    await database.run(
      `select vendor_add_to_rounds(1::smallint, $1, array[$2], array[$3::smallint], array[$4::bigint], array[$5],
         array[100::bigint], array[0::bigint], array[0::bigint], array[$6::boolean])`,
      [
        new Date(world.clock.read() - 1_000),
        round,
        siteOf(each.member).id,
        player.key,
        gameOf,
        each.round === 'closed',
      ],
    );
  return {
    vendorCode,
    playerId: `hanpan-${player.key}`,
    token: player.tokens[each.session],
    transactionId,
    gameKey: gameOf,
    round,
    roundClosed: each.closes,
    isFree: each.isFree,
    largestBalance: amount(90_071_992_547),
    amount: amountOf(each),
    ...(isWin ? { referenceId: betId, returned: returnedOf(each) } : {}),
  };
}

/** What is stored of a case, with the names of its own things taken out. */
async function rowsOf(request: WalletBet, player: Player) {
  const rows = await database.row<{ rows: object }>(
    `select jsonb_build_object(
       'cash', (select balance from ledger_account where owner_id = $1 and kind = 'cash'),
       'transactions', (select jsonb_agg(jsonb_build_array(kind, reference_id is not null, member_id = $1, game_key, amount, is_free,
           at) order by kind, amount) from vendor_transaction where vendor_id = 1 and round = $2),
       'own', (select jsonb_agg(jsonb_build_array(kind, amount, returned, balance_after)) from vendor_transaction
           where vendor_id = 1 and transaction_id = $3),
       'rounds', (select jsonb_agg(jsonb_build_array(stake, win, returned, started_at, closed_at, revision, game_key, site_id))
           from game_round where vendor_id = 1 and round = $2),
       'facts', (select jsonb_agg(jsonb_build_array(revision, sign, game_type, vendor, game, stake, counted, returned, win, placed_at,
           settled_at) order by id) from play_settlement where reference = $4)) as rows`,
    [player.key, request.round, request.transactionId, `${vendorCode}:${request.round}:${player.key}`],
  );
  return rows?.rows;
}

const alone = (each: Case, request: WalletBet): Promise<WalletOutcome> =>
  each.kind === 'bet' ? step(services, bet, request) : step(services, win, request as WalletWin);

/** How many of the cases the fast path decided by itself, by what it said. */
const decided = { ok: 0, 'not-enough-money': 0, left: 0 };

async function compare(each: Case, twins: readonly [Player, Player]): Promise<void> {
  const [quick, slow] = twins;
  const requests = await Promise.all([build(each, quick), build(each, slow)]);
  const label = JSON.stringify(each);
  const memberId = quick.key;
  const fast = isOrdinary(each.kind, requests[0])
    ? await fastPath.post({ kind: each.kind, request: requests[0], memberId })
    : undefined;
  if (fast === undefined) {
    // The other twin has not been touched either.
    const [left, untouched] = await Promise.all([rowsOf(requests[0], quick), rowsOf(requests[1], slow)]);
    expect(left, label).toEqual(untouched);
    decided.left += 1;
  } else decided[fast.status as 'ok'] += 1;
  const outcomes = await Promise.all([fast ?? alone(each, requests[0]), alone(each, requests[1])]);
  expect(outcomes[0], label).toEqual(outcomes[1]);
  if (each.member === 'excluded' && each.kind === 'bet' && each.id === 'new')
    expect(outcomes[0].status, label).not.toBe('ok');
  const [one, same] = await Promise.all([rowsOf(requests[0], quick), rowsOf(requests[1], slow)]);
  expect(one, label).toEqual(same);
  // The fast path takes all that is ordinary, and only that: a win is so however its game and its member stand now.
  const isTaken =
    each.game === 'known' &&
    each.id === 'new' &&
    (each.kind === 'win'
      ? ['open', 'expired', 'closed'].includes(each.session) &&
        ['stored', 'won'].includes(each.bet) &&
        each.returned === 'nothing' &&
        each.amount !== 'more than is paid'
      : each.session === 'open' &&
        each.member === 'active' &&
        each.off === 'nothing' &&
        each.bet !== 'undone first');
  expect(fast !== undefined, label).toBe(isTaken);
}

const twinsOf = new Map<Case['member'], [Player, Player][]>();
const lanes = 4;
for (const member of dimensions.member)
  twinsOf.set(
    member,
    await Promise.all(
      Array.from(
        { length: lanes },
        async () => [await addPlayer(member), await addPlayer(member)] as [Player, Player],
      ),
    ),
  );
afterAll(() => database.run('delete from vendor_switch'));

test('[RG-7] the fast path and the step alone decide the same, in every case', async () => {
  const all = product().filter(canBe);
  const rare = (returned: Case['returned']) =>
    all.filter((each) => oddities(each) > mostOddities && each.returned === returned);
  const cases = [
    ...all.filter((each) => oddities(each) <= mostOddities),
    ...rare('nothing').filter((_, index) => index % stride === 0),
    ...rare('a part').filter((_, index) => index % strideOfReturns === 0),
  ];
  // What is beyond the bounds is left to the step with all that came at the same moment, so it comes alone.
  const isBeyond = (each: Case) => each.amount === 'more than is paid';
  const queues = dimensions.member.flatMap((member) =>
    (twinsOf.get(member) ?? []).map((twins, lane) => ({
      twins,
      cases: cases
        .filter((each) => each.member === member && !isBeyond(each))
        .filter((_, index) => index % lanes === lane),
    })),
  );
  await Promise.all(
    queues.map(async ({ twins, cases: own }) => {
      for (const each of own) await compare(each, twins);
    }),
  );
  for (const each of cases.filter(isBeyond)) {
    const [twins] = twinsOf.get(each.member) ?? [];
    await compare(each, need(twins, 'twins'));
  }
  expect(cases.length).toBeGreaterThan(500);
  expect(decided.ok).toBeGreaterThan(100);
  expect(decided['not-enough-money']).toBeGreaterThan(3);
  expect(decided.left).toBeGreaterThan(300);
});
