import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '@hanpan/db';
import type { GuestContext } from '../../kernel/call-context.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { networkOf, subnetOf } from '../../kernel/network-of.ts';
import { hashToken } from '../../kernel/sessions.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { deviceNameOf } from './device-name.ts';
import { isDeviceOfSite, knownDevice, rememberDevice } from './device-store.ts';
import { failuresAtPlace, placeInRow } from './lock-store.ts';
import { type Lock, signInLimits, waitFromAfar, waitOfDevice, waitOfLock } from './sign-in-limits.ts';
import {
  type Attempt,
  countHeld,
  failuresFromAfar,
  failuresInARow,
  failuresOfDevice,
  insertAttempt,
  lockAttempts,
  markFirstStep,
  markSucceeded,
  type Purpose,
} from './sign-in-store.ts';

/** A device is forgotten when its account has not signed in from it for so long. */
export const deviceKeptMs = 180 * 24 * 60 * 60_000;
const minuteMs = 60_000;

export interface SignInServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** Whoever tries to sign in: the account is prefixed by its kind. */
export interface SignIn {
  readonly account: string;
  readonly context: GuestContext;
  /** A log-in, where nothing else is said. */
  readonly purpose?: Purpose;
  /** Of whose kind the accounts are that a place is locked for. */
  readonly lock?: Lock;
}

/** An attempt that may look at the password. It counts as failed until it is said to have succeeded. */
export interface Reserved {
  readonly attemptId: number;
}

async function waitOf(
  tx: Tx,
  attempt: Attempt,
  deviceId: number | undefined,
  nowMs: number,
): Promise<number> {
  const since = new Date(nowMs - signInLimits.windowMs);
  if (deviceId !== undefined) return waitOfDevice(await failuresOfDevice(tx, deviceId, since), nowMs);
  const sinceDay = new Date(nowMs - signInLimits.dayMs);
  return waitFromAfar(await failuresFromAfar(tx, attempt, since, sinceDay), nowMs);
}

function deviceOf(tx: Tx, attempt: Attempt, token: string | undefined, nowMs: number) {
  if (token === undefined) return undefined;
  return knownDevice(tx, attempt, hashToken(token), new Date(nowMs - deviceKeptMs));
}

/**
 * Counts an attempt before its password is looked at, in a transaction of its own: attempts at one account and from one
 * network are counted one after the other, so of a hundred at once no more are allowed than one after the other. Fails
 * with L010 where too many have failed in a row, L005 where the caller has to wait or its place is locked for the account. An account is counted together with
 * the network that it is tried from: nobody can lock its owner out from elsewhere. A device that the account knows is
 * counted alone. A log-in that fails here is counted as held back, after what it would have changed is undone.
 */
export async function reserveAttempt(
  services: SignInServices,
  signIn: SignIn,
): Promise<Reserved | Failure<'L010' | 'L005'>> {
  const { database, clock } = services;
  const { account, context, purpose = 'login' } = signIn;
  const reserved = await reserve(services, signIn, purpose);
  if (isFailure(reserved) && purpose === 'login')
    await countHeld(database, { siteId: context.site.id, account }, clock.date());
  return reserved;
}

function reserve({ database, clock }: SignInServices, { account, context, lock }: SignIn, purpose: Purpose) {
  const { site, address, device } = context;
  const network = networkOf(address);
  const attempt = { siteId: site.id, account, network, subnet: subnetOf(network) };
  return inTransaction(database, async (tx) => {
    const { subnet } = attempt;
    const places = subnet === null ? [network] : [network, subnet];
    await lockAttempts(tx, [
      `sign-in ${site.id} ${account}`,
      ...places.map((place) => `sign-in from ${place}`),
    ]);
    const nowMs = clock();
    const deviceId = await deviceOf(tx, attempt, device, nowMs);
    const most = signInLimits.failuresInARow;
    if ((await failuresInARow(tx, attempt, deviceId, most)) >= most) return fail('L010');
    const lockedMs =
      lock === undefined
        ? 0
        : waitOfLock(await failuresAtPlace(tx, { ...attempt, deviceId: deviceId ?? null }), lock, nowMs);
    const waitMs = Math.max(lockedMs, await waitOf(tx, attempt, deviceId, nowMs));
    if (waitMs > 0) return fail('L005', { minutes: Math.ceil(waitMs / minuteMs) });
    const at = new Date(nowMs);
    const from = { address, deviceId: deviceId ?? null };
    return { attemptId: await insertAttempt(tx, { ...attempt, ...from, purpose, at }) };
  });
}

/** The password was right. */
export async function attemptSucceeded({ database }: SignInServices, reserved: Reserved): Promise<void> {
  await markSucceeded(database, reserved.attemptId);
}

/**
 * Whether an attempt that has failed is the one that locks its place. Of attempts at once that is one alone, because each counts those
 * before it.
 */
export async function attemptLocks(
  { database }: Pick<SignInServices, 'database'>,
  { attemptId }: Reserved,
  { after }: Lock,
): Promise<boolean> {
  const place = await placeInRow(database, attemptId);
  return place > 0 && place % after === 0;
}

/** The password was right, and a code is asked for as well: it stays a failure for the limits, and is none for the figures. */
export async function attemptGoesOn({ database }: SignInServices, reserved: Reserved): Promise<void> {
  await markFirstStep(database, reserved.attemptId);
}

/**
 * Makes the browser that has signed in a device that the account knows. A cookie of another account of the site is kept,
 * because several people may share a browser; a made-up one is replaced.
 */
export async function keepDevice(tx: Tx, clock: Clock, { account, context }: SignIn): Promise<void> {
  const { site, device } = context;
  const isOurs = device !== undefined && (await isDeviceOfSite(tx, site.id, hashToken(device)));
  const token = isOurs ? device : randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock() + deviceKeptMs);
  if (!context.keepDevice(token, expiresAt)) return;
  await rememberDevice(
    tx,
    { siteId: site.id, account },
    hashToken(token),
    deviceNameOf(context.userAgent),
    clock.date(),
  );
}
