import type { Tx } from '@hanpan/db';
import { pinFailuresBeforeLock } from '@hanpan/rules';
import { recordOwnAction } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { hashToken } from '../../kernel/sessions.ts';
import { maskAddress } from '../../kernel/text-mask.ts';
import { loginsOf } from './account-names.ts';
import { latestSignIns, ownAccountOf } from './account-store.ts';
import { lacksDemandedFactor } from './describe-member.ts';
import { deleteDevice, deleteDevicesBeside, devicesOf } from './device-store.ts';
import { factorOf } from './factor/factor-store.ts';
import type { MemberServices } from './services.ts';
import { deviceKeptMs } from './sign-in-throttle.ts';

const signInsShown = 10;

/** What a member may know of the safety of its own account. */
export async function describeSecurity(
  { database, clock }: MemberServices,
  { site, memberId, device }: MemberContext,
) {
  const own = await ownAccountOf(database, memberId);
  const owner = { siteId: site.id, account: loginsOf(own.memId) };
  const devices = await devicesOf(database, owner, new Date(clock() - deviceKeptMs));
  const factor = await factorOf(database, memberId);
  const signIns = await latestSignIns(database, owner, own.decidedAt, signInsShown);
  const ownHash = device === undefined ? undefined : hashToken(device);
  return {
    hasCashOutPass: own.pinHash === null ? ('N' as const) : ('Y' as const),
    cashOutPassLocked: own.pinFailures >= pinFailuresBeforeLock ? ('Y' as const) : ('N' as const),
    cashOutPassFailures: own.pinFailures,
    passwordChangedAt: isoOrNull(own.passwordChangedAt),
    cashOutPassChangedAt: isoOrNull(own.pinChangedAt),
    phoneChangedAt: isoOrNull(own.phoneChangedAt),
    secondFactor: {
      isOn: factor !== undefined,
      setAt: isoOrNull(factor?.setAt ?? null),
      recoveryLeft: factor?.recoveryLeft ?? 0,
      isDue: await lacksDemandedFactor(database, site, memberId),
    },
    devices: devices.map((each) => ({
      deviceIdx: each.id,
      system: each.system,
      browser: each.browser,
      firstAt: isoOf(each.createdAt),
      lastAt: isoOf(each.seenAt),
      isThis: ownHash?.equals(each.tokenHash) ?? false,
    })),
    signIns: signIns.map(({ at, address, succeeded, isKnown }) => ({
      at: isoOf(at),
      address: maskAddress(address),
      succeeded,
      isKnown,
    })),
  };
}

/** Forgets one known device, or every one but that which asks. Fails with E404 for one that is not the member's. */
export async function forgetDevices(tx: Tx, context: MemberContext, deviceIdx: number | null) {
  const own = await ownAccountOf(tx, context.memberId);
  const owner = { siteId: context.site.id, account: loginsOf(own.memId) };
  const ownHash = context.device === undefined ? null : hashToken(context.device);
  if (deviceIdx !== null && !(await deleteDevice(tx, owner, deviceIdx))) return fail('E404');
  const forgotten = deviceIdx === null ? await deleteDevicesBeside(tx, owner, ownHash) : 1;
  await recordOwnAction(tx, context, 'member.forget-device', { deviceIdx, forgotten });
  return { forgotten };
}
