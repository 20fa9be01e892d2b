import { randomUUID } from 'node:crypto';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
  vendorKeys,
} from '../game-vendor.ts';
import type { TestMatch } from '../matches.ts';
import { pin } from '../people.ts';
import { slipOn } from '../slips.ts';
import { newKey, type Person } from '../world.ts';
import { createOrderedWorld } from './ordered-world.ts';
import { atOnce, type NewScene, SerialOutcomes } from './serial.ts';

/** More of them at will: INTERLEAVINGS=500. A failure is played again with MODEL_SEED and MODEL_PATH. */
const numRuns = Number(process.env.INTERLEAVINGS ?? 1);
const given = {
  ...(process.env.MODEL_SEED === undefined ? {} : { seed: Number(process.env.MODEL_SEED) }),
  ...(process.env.MODEL_PATH === undefined ? {} : { path: process.env.MODEL_PATH }),
};

const ordered = await createOrderedWorld({ vendors: [createFakeVendor()] });
const { world, scheduler } = ordered;
const all = 20_000;
const wonToWire = 100_000;
const operators: Record<string, Person> = {};
let matches: TestMatch[];

beforeAll(async () => {
  await installVendor(world);
  await world.changeSite(world.site, { turnover: { depositPercent: 0, rewardPercent: 0 } });
  for (const name of ['one', 'two'] as const) operators[name] = await world.operator();
  operators.supervisor = await world.operator('supervisor');
  matches = await Promise.all([world.match(), world.match()]);
});

const operator = (name: string): Person => {
  const person = operators[name];
  if (person === undefined) throw new Error(`no operator is called ${name}`);
  return person;
};

const purseOf = async (member: Person) => {
  const { cash, hold } = await world.holdingsOf(member);
  return { cash, hold };
};

/** A withdrawal that one operator has claimed, and everybody who may decide it. */
const withdrawal: NewScene = async () => {
  const member = await world.member({ cash: all });
  const asked = { idempotencyKey: newKey(), amount: all, cashOutPass: pin };
  const { cashIdx } = (await member.call('/api/cash/out', asked)).request;
  await operator('one').call('/api/console/cash/claim', { cashIdx });
  const decision = () => ({ idempotencyKey: newKey(), cashIdx });
  const approval = () => ({ ...decision(), payoutReference: 'bank-1' });
  const rejection = () => ({ ...decision(), reason: 'the name does not match' });
  const approved = approval();
  return {
    acts: {
      approve: () => operator('one').codeOf('/api/console/cash/approve', approved),
      'approve again': () => operator('one').codeOf('/api/console/cash/approve', approved),
      reject: () => operator('one').codeOf('/api/console/cash/reject', rejection()),
      release: () => operator('one').codeOf('/api/console/cash/release', { cashIdx }),
      claim: () => operator('two').codeOf('/api/console/cash/claim', { cashIdx }),
      override: () => operator('supervisor').codeOf('/api/console/cash/approve', approval()),
      'reject above': () => operator('supervisor').codeOf('/api/console/cash/reject', rejection()),
    },
    state: async () => ({
      ...(await purseOf(member)),
      request: await world.database.row('select state from cash_request where id = $1', [cashIdx]),
    }),
  };
};

/** A deposit that nobody has claimed: its member may take it back. */
const deposit: NewScene = async () => {
  const member = await world.member();
  const asked = { idempotencyKey: newKey(), amount: 50_000 };
  const { cashIdx } = (await member.call('/api/cash/in', asked)).request;
  const approval = { idempotencyKey: newKey(), cashIdx };
  return {
    acts: {
      cancel: () => member.codeOf('/api/cash/cancel', { cashIdx }),
      claim: () => operator('one').codeOf('/api/console/cash/claim', { cashIdx }),
      'claim too': () => operator('two').codeOf('/api/console/cash/claim', { cashIdx }),
      approve: () => operator('one').codeOf('/api/console/cash/approve', approval),
      'approve again': () => operator('one').codeOf('/api/console/cash/approve', approval),
    },
    state: async () => ({
      ...(await purseOf(member)),
      request: await world.database.row('select state from cash_request where id = $1', [cashIdx]),
    }),
  };
};

async function sendWallet(path: 'bet' | 'win' | 'rollback', body: object): Promise<string> {
  const payload = JSON.stringify({ request_uuid: randomUUID(), game_code: gameKey, ...body });
  const response = await world.app.inject({
    method: 'POST',
    url: `/wallet/hub88/${vendorCode}/transaction/${path}`,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBody(payload, vendorKeys.privateKeyPem),
    },
    payload,
  });
  return response.json<{ status: string }>().status;
}

async function vendorBetOf(member: Person, won: number) {
  return {
    user: `hanpan-${member.key}`,
    token: await openGame(world, member.key),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    is_free: false,
    currency: 'KRW',
    amount: won * wonToWire,
  };
}

/** What a vendor sends about two bets that the balance holds one of. */
const wallet: NewScene = async () => {
  const member = await world.member({ cash: all });
  const bet = await vendorBetOf(member, 12_000);
  const { transaction_uuid: reference, ...about } = bet;
  const other = { ...bet, transaction_uuid: randomUUID(), round: randomUUID() };
  const undo = { ...about, transaction_uuid: randomUUID(), reference_transaction_uuid: reference };
  const win = { ...undo, transaction_uuid: randomUUID(), amount: 30_000 * wonToWire };
  return {
    acts: {
      bet: () => sendWallet('bet', bet),
      'bet again': () => sendWallet('bet', bet),
      'another bet': () => sendWallet('bet', other),
      rollback: () => sendWallet('rollback', undo),
      'rollback again': () => sendWallet('rollback', undo),
      win: () => sendWallet('win', win),
      'win again': () => sendWallet('win', win),
    },
    state: () => purseOf(member),
  };
};

/** Everything that a member can spend the same balance on. */
const balance: NewScene = async () => {
  const member = await world.member({ cash: all });
  const [slip, other] = matches.map((match) => slipOn([match], { stake: all }));
  const bet = await vendorBetOf(member, all);
  const asked = { idempotencyKey: newKey(), amount: all, cashOutPass: pin };
  const place = (sent = slip) => member.codeOf('/api/bet/betProc', sent as NonNullable<typeof sent>);
  return {
    acts: {
      slip: () => place(),
      'slip again': () => place(),
      'another slip': () => place(other),
      'vendor bet': () => sendWallet('bet', bet),
      withdraw: () => member.codeOf('/api/cash/out', asked),
      'withdraw again': () => member.codeOf('/api/cash/out', asked),
    },
    state: () => purseOf(member),
  };
};

const scenes: readonly (readonly [name: string, newScene: NewScene, acts: readonly string[]])[] = [
  [
    'decisions on a withdrawal',
    withdrawal,
    ['approve', 'approve again', 'reject', 'release', 'claim', 'override', 'reject above'],
  ],
  ['decisions on a deposit', deposit, ['cancel', 'claim', 'claim too', 'approve', 'approve again']],
  [
    'callbacks of a wallet',
    wallet,
    ['bet', 'bet again', 'another bet', 'rollback', 'rollback again', 'win', 'win again'],
  ],
  [
    'everything that spends one balance',
    balance,
    ['slip', 'slip again', 'another slip', 'vendor bet', 'withdraw', 'withdraw again'],
  ],
];

test.each(scenes)(
  '[REL-3] in whatever order their statements run, %s end as in some order of the whole calls',
  async (_, newScene, acts) => {
    const serial = new SerialOutcomes(newScene);
    const some = fc.shuffledSubarray([...acts], { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(scheduler, some, async (drawn, names) => {
        expect([...(await serial.of(names))]).toContain(await atOnce(ordered, drawn, newScene, names));
      }),
      { numRuns, endOnFailure: true, ...given },
    );
  },
  600_000,
);
