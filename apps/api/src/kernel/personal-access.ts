import type { CallSpec } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { GuestContext, OperatorContext } from './call-context.ts';
import type { Clock } from './clock.ts';
import { insertAccess } from './personal-access-store.ts';

/** One row of the record names so many members at most: what shows more of them is more rows. */
const membersPerRow = 1_000;

type Shows = Pick<CallSpec, 'shows'>;

/** `memId` and `memIds`, and what ends so: `parentMemId`. */
export const holdsMembers = (field: string) => /[mM]emIds?$/.test(field);

/** Collects the ids of the members that an answer names, at whatever depth. */
function collectMembers(value: unknown, field: string, found: Set<string>): void {
  if (typeof value === 'string' && value !== '' && holdsMembers(field)) found.add(value);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, each] of Object.entries(value)) collectMembers(each, isList ? field : name, found);
}

/** The ids of the members that an answer names, each once and in order. */
export function membersIn({ shows }: Shows, answer: unknown): string[] {
  const found = new Set<string>(shows?.(answer as never));
  collectMembers(answer, '', found);
  return [...found].sort();
}

export const isOfStaff = ({ audience }: Pick<CallSpec, 'audience'>) =>
  audience !== 'guest' && audience !== 'member';

/**
 * Records whose data an operator is about to see, and from where (standards KR-4), before it is sent: what cannot be
 * recorded is not shown. What it does stands in the audit log besides.
 */
export async function recordAccess(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  call: Pick<CallSpec, 'path' | 'audience' | 'shows'>,
  context: GuestContext,
  answer: unknown,
): Promise<void> {
  if (!isOfStaff(call)) return;
  const members = membersIn(call, answer);
  const { operatorId } = context as OperatorContext;
  const { site, address } = context;
  const look = { siteId: site.id, operatorId, address, call: call.path, at: clock.date() };
  for (let from = 0; from < members.length; from += membersPerRow)
    await insertAccess(database, { ...look, members: members.slice(from, from + membersPerRow) });
}
