import type { CallSpec } from './define-call.ts';
import type { ExportSpec } from './exports/define-export.ts';
import { type ResultCode, resultCodes } from './result-codes.ts';

/** What the transport may return to whoever calls anything: no call declares these. */
export const transportFailures = [
  'E400',
  'E403',
  'E408',
  'E421',
  'E429',
  'E431',
  'E001',
  'E002',
] as const satisfies readonly ResultCode[];

/** What only a request with a body can be refused for. */
export const bodyFailures = ['E413', 'E415'] as const satisfies readonly ResultCode[];

/** What may be returned where somebody must be signed in. */
export const sessionFailures = ['E401', 'TK999'] as const satisfies readonly ResultCode[];

/** What guests and members are told while their site is under maintenance. */
export const maintenanceFailures = ['B0093'] as const satisfies readonly ResultCode[];

/** What the console is refused with from an address that its site has not listed. */
export const addressListFailures = ['L009'] as const satisfies readonly ResultCode[];

/** What an operator or a partner without the second factor that its site demands is told. */
export const secondFactorFailures = ['L011'] as const satisfies readonly ResultCode[];

/** What a call that asks who it is refuses, before anything is looked at. */
export const stepUpFailures = ['L008'] as const satisfies readonly ResultCode[];

/** What a call that confirms its operation refuses, where it is another one by now or its confirmation is over. */
export const confirmationFailures = ['L015'] as const satisfies readonly ResultCode[];

/** Whether it is of the console, which a site may close to all but some addresses. */
export function isOfConsole({ path }: { readonly path: string }): boolean {
  return path.startsWith('/api/console/');
}

/** Whether it is what a partner does for its tree, which a site may close to those without a second factor. */
export function isOfPartners({ path }: { readonly path: string }): boolean {
  return path.startsWith('/api/partner/') || path.startsWith('/api/give/') || path === '/api/coupon/gift';
}

/** Whether it waits for a second factor where the site demands one: every call of operators but those that set it. */
export function isRefusedUnenrolled({
  path,
  audience,
  enrolling,
}: Pick<CallSpec, 'path' | 'audience' | 'enrolling'>): boolean {
  return isOfConsole({ path }) && audience !== 'guest' && enrolling !== true;
}

/** Whether maintenance refuses it: everything of members and guests but what is `always` taken. */
export function isRefusedInMaintenance({ path, always }: Pick<CallSpec, 'path' | 'always'>): boolean {
  return always !== true && !isOfConsole({ path });
}

/** What is returned where there is no such call, or none by that method: no call can have these of itself. */
export const addressFailures = ['E404', 'E405', 'E414'] as const satisfies readonly ResultCode[];

function distinct(codes: readonly ResultCode[]): readonly ResultCode[] {
  return [...new Set(codes)];
}

/** Every code that a call may return: its own failures in order of precedence, then those of its transport. */
export function codesOfCall(
  call: Pick<
    CallSpec,
    'path' | 'always' | 'audience' | 'confirms' | 'enrolling' | 'failures' | 'params' | 'stepUp'
  >,
): readonly ResultCode[] {
  const ofSession = call.audience === 'guest' ? [] : sessionFailures;
  const ofSite = isRefusedInMaintenance(call) ? maintenanceFailures : [];
  const ofConsole = isOfConsole(call) ? addressListFailures : [];
  const ofFactor = isRefusedUnenrolled(call) || isOfPartners(call) ? secondFactorFailures : [];
  const ofStepUp = call.stepUp === undefined ? [] : stepUpFailures;
  const ofConfirmation = call.confirms === undefined ? [] : confirmationFailures;
  // A field of the path that nothing has the name of: there is no such call.
  const ofPath: readonly ResultCode[] = call.params === undefined ? [] : ['E404'];
  return distinct([
    '0',
    ...call.failures,
    ...ofStepUp,
    ...ofConfirmation,
    ...ofPath,
    ...ofSession,
    ...ofSite,
    ...ofConsole,
    ...ofFactor,
    ...bodyFailures,
    ...transportFailures,
  ]);
}

/** Every code that may come in place of a file; E404 where what it is about does not exist. */
export function codesOfExport(_: ExportSpec): readonly ResultCode[] {
  return ['E404', ...sessionFailures, ...transportFailures];
}

/** Codes by the HTTP status that carries them. */
export function byStatus(codes: readonly ResultCode[]): ReadonlyMap<number, readonly ResultCode[]> {
  const found = new Map<number, ResultCode[]>();
  for (const code of codes) {
    const status = resultCodes[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}
