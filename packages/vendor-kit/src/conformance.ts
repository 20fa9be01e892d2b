import { randomUUID } from 'node:crypto';
import { type ConformanceStep, type ConformanceVector, conformanceVectors } from './conformance-vectors.ts';
import { type WalletPath, walletResponse } from './wallet-calls.ts';
import { wireUnitsPerMainUnit } from './wire-amount.ts';

export interface ConformancePlayer {
  user: string;
  token: string;
  currency: string;
  gameCode: string;
}

/** An operator's wallet and the few things only the operator can arrange. */
export interface ConformanceTarget {
  /** Sends the body signed as asked and returns the parsed JSON response. */
  call(path: WalletPath, body: object, signature: 'valid' | 'wrong' | 'missing'): Promise<unknown>;
  /** A player nobody has used, with exactly 1,000 main units and a live session. */
  newPlayer(): Promise<ConformancePlayer>;
  expireSession(player: ConformancePlayer): Promise<void>;
  blockUser(player: ConformancePlayer): Promise<void>;
  /** 100,000 for KRW: whatever is finer must be refused and move nothing. */
  smallestWireAmount: number;
  /** The balance by other means, where the wallet no longer tells it (an expired session). Wire units. */
  balanceOf(player: ConformancePlayer): Promise<number>;
}

export interface ConformanceReport {
  id: string;
  title: string;
  passed: boolean;
  /** The first thing that was not as it must be: "step 2 (win): expected …, got …". */
  failure?: string;
}

/** Runs each vector with players of its own; one failing vector never hides the next. */
export async function runConformance(
  target: ConformanceTarget,
  vectors: readonly ConformanceVector[] = conformanceVectors,
): Promise<ConformanceReport[]> {
  const reports: ConformanceReport[] = [];
  for (const vector of vectors) {
    const failure = await runVector(target, vector).catch((error: unknown) => `it threw: ${String(error)}`);
    const report = { id: vector.id, title: vector.title, passed: failure === undefined };
    reports.push(failure === undefined ? report : { ...report, failure });
  }
  return reports;
}

interface Run {
  target: ConformanceTarget;
  player: ConformancePlayer;
  other: ConformancePlayer;
  uuidOf: (label: string) => string;
}

async function runVector(target: ConformanceTarget, vector: ConformanceVector): Promise<string | undefined> {
  const uuids = new Map<string, string>();
  const uuidOf = (label: string): string => {
    const uuid = uuids.get(label) ?? randomUUID();
    uuids.set(label, uuid);
    return uuid;
  };
  const run = { target, player: await target.newPlayer(), other: await target.newPlayer(), uuidOf };
  for (const [index, step] of vector.steps.entries()) {
    const failure = await runStep(run, step);
    if (failure) return `step ${index + 1} (${step.do}): ${failure}`;
  }
  return undefined;
}

async function runStep(run: Run, step: ConformanceStep): Promise<string | undefined> {
  if (step.do === 'expire-session') return void (await run.target.expireSession(run.player));
  if (step.do === 'block-user') return void (await run.target.blockUser(run.player));
  const player = 'player' in step && step.player === 'other' ? run.other : run.player;
  const before = await run.target.balanceOf(player);
  const body = step.do === 'balance' ? balanceBody(step, player) : moneyBody(run, step, player);
  if (step.do === 'promo') return 'the dialect has no promotions of their own';
  const path: WalletPath = step.do === 'balance' ? '/user/balance' : `/transaction/${step.do}`;
  const signature = step.do === 'balance' ? (step.signature ?? 'valid') : 'valid';
  const answer = await run.target.call(path, body, signature);
  const after = await run.target.balanceOf(player);
  return judge(settle(step, run.target.smallestWireAmount, before), answer, body.request_uuid, after);
}

interface Judgement {
  expect: string;
  balanceWireAmount: number | undefined;
  anonymous: boolean;
}

/** A coin the currency does not have turns "exact" into "refused, and nothing moved". */
function settle(
  step: Extract<ConformanceStep, { expect: string }>,
  smallestWireAmount: number,
  before: number,
): Judgement {
  const tooFine =
    'amount' in step && step.amount !== undefined && wire(step.amount) % smallestWireAmount !== 0;
  if (tooFine) return { expect: 'refused', balanceWireAmount: before, anonymous: false };
  const balanceWireAmount = step.balance === undefined ? before : wire(step.balance);
  return {
    expect: step.expect,
    balanceWireAmount,
    anonymous: 'anonymous' in step && step.anonymous === true,
  };
}

function judge(expected: Judgement, answer: unknown, requestUuid: string, after: number): string | undefined {
  const parsed = walletResponse.safeParse(answer);
  if (!parsed.success) return `the answer has not the form of a wallet answer: ${JSON.stringify(answer)}`;
  const { status, balance, user, currency, request_uuid } = parsed.data;
  const asExpected = expected.expect === 'refused' ? status !== 'RS_OK' : status === expected.expect;
  if (!asExpected) return `expected ${expected.expect}, got ${status}`;
  if (after !== expected.balanceWireAmount)
    return `expected a balance of ${expected.balanceWireAmount}, it is ${after}`;
  if (expected.anonymous) {
    return (balance ?? user ?? currency) ? 'the answer tells balance, user or currency' : undefined;
  }
  if (request_uuid !== requestUuid) return `request_uuid ${requestUuid} came back as ${request_uuid}`;
  if (status !== 'RS_OK') return undefined;
  if (user === undefined || currency === undefined) return 'the answer lacks user or currency';
  return balance === after ? undefined : `the answer says ${balance}, the balance is ${after}`;
}

function balanceBody(step: Extract<ConformanceStep, { do: 'balance' }>, player: ConformancePlayer) {
  const token = step.token === 'unknown' ? randomUUID() : player.token;
  return { user: player.user, token, game_code: player.gameCode, request_uuid: randomUUID() };
}

function moneyBody(run: Run, step: Extract<ConformanceStep, { tx: string }>, player: ConformancePlayer) {
  const isRollback = step.do === 'rollback';
  const txUuid = (label: string) => {
    const uuid = run.uuidOf(`tx ${label}`);
    return step.upperCase === true ? uuid.toUpperCase() : uuid;
  };
  return {
    user: player.user,
    token: player.token,
    supplier_user: player.user,
    request_uuid: randomUUID(),
    transaction_uuid: txUuid(step.tx),
    supplier_transaction_id: run.uuidOf(`tx ${step.tx}`),
    ...(step.reference === undefined ? {} : { reference_transaction_uuid: txUuid(step.reference) }),
    game_code: step.gameCode ?? player.gameCode,
    round: run.uuidOf(`round ${step.round ?? 'only'}`),
    round_closed: step.do !== 'bet' && step.roundOpen !== true,
    is_free: step.free === true,
    ...(isRollback ? {} : { currency: step.currency ?? player.currency, amount: wire(step.amount ?? 0) }),
  };
}

function wire(mainUnits: number): number {
  return Math.round(mainUnits * wireUnitsPerMainUnit);
}
