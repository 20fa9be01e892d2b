import type { DataOf, LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { amount } from '@hanpan/money';
import { EventBook } from '@hanpan/rules';
import { type BookEvent, bookEvents } from '../board/board-store.ts';
import { type OpenSelection, openSelections } from './book-store.ts';
import { takenByEvent } from './slip-books.ts';

type BookRow = DataOf<'/api/console/sports/book'>['list'][number];

const shownEvents = 100;
/** More than a site has at once; the costliest of them are shown. */
const readEvents = 2_000;
/** Bets are settled within seconds of the end. */
const endedMs = 24 * 60 * 60_000;

/**
 * A site's events by what they could cost: open bets and their stakes, and what the house would have to pay beyond them
 * at the worst outcome. A combination stands on each of its events with its share there.
 */
export async function listBook(queryable: Queryable, siteId: number, nowMs: number): Promise<BookRow[]> {
  const events = await bookEvents(queryable, siteId, new Date(nowMs - endedMs), readEvents);
  const open = await openSelections(
    queryable,
    events.map((event) => ({ eventId: event.event_id, siteId })),
  );
  const byEvent = new Map<number, OpenSelection[]>();
  for (const row of open) {
    const rows = byEvent.get(row.eventId);
    if (rows === undefined) byEvent.set(row.eventId, [row]);
    else rows.push(row);
  }
  return events
    .map((event) => present(event, byEvent.get(event.event_id) ?? []))
    .sort((a, b) => b.liabilityAmount - a.liabilityAmount || a.startsAt.localeCompare(b.startsAt))
    .slice(0, shownEvents);
}

function present(event: BookEvent, open: readonly OpenSelection[]): BookRow {
  const sum = (of: (row: OpenSelection) => number) => open.reduce((total, row) => total + of(row), 0);
  const [taken = []] = takenByEvent(open).values();
  return {
    eventId: event.event_id,
    name: versus(event.home, event.away),
    startsAt: event.starts_at.toISOString(),
    phase: event.phase,
    betCount: sum((row) => row.bets),
    stakeAmount: amount(sum((row) => row.stake)),
    liabilityAmount: amount(Math.max(0, new EventBook(taken).worstAmount())),
  };
}

function versus(home: LocalText, away: LocalText): LocalText {
  const name = (locale: keyof LocalText) => `${home[locale]} – ${away[locale]}`;
  return { ko: name('ko'), en: name('en'), vi: name('vi') };
}
