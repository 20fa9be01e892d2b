import type { Database } from '@hanpan/db';
import { roundsOfTime } from '../../vendor/index.ts';
import { type OurRound, ourRounds } from './reconciliation-store.ts';

/** The two clocks are not one, and a win arrives after its round has ended. */
export const marginMs = 15 * 60_000;
/** A part is no shorter: what holds too much even so is not compared whole. */
const shortestMs = 60_000;

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

type Said = Awaited<ReturnType<typeof roundsOfTime>>;
type TheirRounds = Exclude<Said, string>;

/** The beginning of a span, with what both sides have of it. */
export interface Part {
  readonly span: Span;
  readonly ours: readonly OurRound[];
  readonly said: Said;
  /** Nothing that ended in it is left out on either side. */
  readonly isWhole: boolean;
}

export type Vendor = Parameters<typeof roundsOfTime>[0] & { readonly code: string };

/** Where to end a part whose list was cut: before what was not read, and half way where the list is in no order of time. */
function earlierEnd({ rounds }: TheirRounds, fromMs: number, toMs: number): number {
  const lastMs = Math.max(...rounds.map(({ finishedAt }) => finishedAt.getTime()));
  return Math.min(lastMs - marginMs, Math.floor((fromMs + toMs) / 2));
}

/**
 * The first part of a span in which each side has `most` rounds at most, so that what one of them lacks can be told of all of it.
 * The rest of the span begins where the part ends.
 */
export async function readPart(
  database: Database,
  siteId: number,
  vendor: Vendor,
  span: Span,
  most: number,
): Promise<Part> {
  const fromMs = span.from.getTime();
  const soonestMs = Math.min(fromMs + shortestMs, span.to.getTime());
  const found = await ourRounds(database, siteId, vendor.code, span, most + 1);
  /** The first of ours that is one too many. */
  const extraMs = found[most]?.at.getTime() ?? span.to.getTime();
  let toMs = Math.max(soonestMs, extraMs);
  for (;;) {
    const wide = { from: new Date(fromMs - marginMs), to: new Date(toMs + marginMs) };
    const said = await roundsOfTime(vendor, wide, most);
    // Of a vendor that tells nothing there are no parts to go through.
    if (typeof said === 'string') return { span, ours: [], said, isWhole: false };
    if (!said.isCut || toMs <= soonestMs) {
      const part = { from: span.from, to: new Date(toMs) };
      return {
        span: part,
        ours: found.filter(({ at }) => at.getTime() < toMs),
        said: said.isCut ? await readCrowded(vendor, part, most) : said,
        isWhole: !said.isCut && toMs <= extraMs,
      };
    }
    toMs = Math.max(soonestMs, earlierEnd(said, fromMs, toMs));
  }
}

/** A part that is too full with what was played around it: without that, so that what was played in it comes first. */
async function readCrowded(vendor: Vendor, part: Span, most: number): Promise<Said> {
  const said = await roundsOfTime(vendor, part, most);
  if (typeof said === 'string' || !said.isCut) return said;
  const isOfPart = said.rounds.some(
    ({ finishedAt: at }) => at.getTime() >= part.from.getTime() - marginMs && at < part.to,
  );
  // It lists from its first round ever, whatever time is asked for.
  return isOfPart ? said : 'unsupported';
}

/**
 * Rounds that the vendor ended before a part and that we booked in it, hours later: a close that was lost is made up for. Among those that its
 * own list of the part lacks; `isCut` where there was more than could be read.
 */
export async function readEarlier(
  vendor: Vendor,
  { from }: Span,
  lacking: readonly OurRound[],
  most: number,
): Promise<{ readonly rounds: TheirRounds['rounds']; readonly isCut: boolean }> {
  const untilMs = from.getTime() - marginMs;
  const firstMs = Math.min(untilMs, ...lacking.map(({ placedAt }) => placedAt.getTime()));
  if (firstMs === untilMs) return { rounds: [], isCut: false };
  const said = await roundsOfTime(
    vendor,
    { from: new Date(firstMs - marginMs), to: new Date(untilMs) },
    most,
  );
  return typeof said === 'string' ? { rounds: [], isCut: true } : said;
}
