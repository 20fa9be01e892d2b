import { memberIdOf } from '../../../vendors/player-id.ts';
import type { FinishedRound } from '../../../vendors/port.ts';
import type { Vendor } from '../directory.ts';

/** A round by the vendor's own books; without a member where its player is nobody of ours. */
export interface TheirRound extends FinishedRound {
  readonly memberId: number | undefined;
}

export interface TheirRounds {
  readonly rounds: readonly TheirRound[];
  /** What stands in the list and is no round. */
  readonly unreadCount: number;
  /** There are more than were asked for. */
  readonly isCut: boolean;
}

/** Of a round that stands in the list twice the later figures count. */
function latestOf(rounds: readonly FinishedRound[]): TheirRound[] {
  const latest = new Map<string, TheirRound>();
  for (const round of rounds)
    latest.set(`${round.playerId}:${round.round}`, { ...round, memberId: memberIdOf(round.playerId) });
  return [...latest.values()];
}

/**
 * Asks a vendor what ended from one instant until before another, `most` rounds or a page more. `unsupported`: its dialect
 * or the vendor itself has no such call.
 */
export async function roundsOfTime(
  { client }: Pick<Vendor, 'client'>,
  span: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<TheirRounds | 'unsupported' | 'unreachable' | 'unreadable'> {
  if (client.roundsOfTime === undefined) return 'unsupported';
  const rounds: FinishedRound[] = [];
  let unreadCount = 0;
  for (let cursor: string | undefined; ; ) {
    const page = await client.roundsOfTime(span, cursor);
    if (page === 'unknown') return 'unsupported';
    if (page === 'unreachable' || page === 'unreadable') return page;
    rounds.push(...page.rounds);
    unreadCount += page.unread.length;
    const isOver = page.isLast || page.cursor === undefined || page.cursor === cursor;
    if (isOver || rounds.length >= most) return { rounds: latestOf(rounds), unreadCount, isCut: !isOver };
    cursor = page.cursor;
  }
}
