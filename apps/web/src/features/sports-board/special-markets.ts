import type { SportEvent } from '@hanpan/contract';
import { later } from '../../app/newest-board.ts';
import type { Board, EventsPush, Market } from './model.ts';

/** Which market of a match: its kind and the stretch that it is about, as the address names it. */
type MarketName = `${Market['scope']}-${Market['kind']}`;

export const nameOf = ({ scope, kind }: Pick<Market, 'scope' | 'kind'>): MarketName => `${scope}-${kind}`;

const kinds: readonly Market['kind'][] = [
  'BTTS',
  'DC',
  'OE',
  'CS',
  'DNB',
  'TTH',
  'TTA',
  'WDL',
  'WL',
  'AH',
  'UO',
];
const placeOfKind = ({ kind }: Market) => (kinds.indexOf(kind) + kinds.length + 1) % (kinds.length + 1);

/** What is known best first; markets of a stretch come after those of the whole match, in the order of play. */
export function inSpecialOrder(markets: readonly Market[]): Market[] {
  const isPart = ({ scope }: Market) => Number(scope !== 'match' && scope !== 'regular');
  return markets.toSorted(
    (a, b) => isPart(a) - isPart(b) || a.scope.localeCompare(b.scope) || placeOfKind(a) - placeOfKind(b),
  );
}

/** One of few selections has room beside others. */
export const isShort = ({ selections }: Market) => selections.length <= 3;

/** As many as a row has room for. */
const shownMarkets = 6;

interface SpecialShare {
  /** Side by side in the row itself. */
  readonly shown: readonly Market[];
  /** Under it, where they are asked for. */
  readonly further: readonly Market[];
}

/** What a row shows at once; of one market that was chosen all of it. */
export function shareSpecial(markets: readonly Market[], chosen: string | null): SpecialShare {
  const ordered = inSpecialOrder(markets);
  if (chosen !== null) return { shown: ordered.filter((each) => nameOf(each) === chosen), further: [] };
  const shown = ordered.filter(isShort).slice(0, shownMarkets);
  return { shown, further: ordered.filter((each) => !shown.includes(each)) };
}

/** Every market that some match of the board has, for choosing one. */
export function offeredMarkets(events: readonly SportEvent[]): Market[] {
  const first = new Map<MarketName, Market>();
  for (const { markets } of events)
    for (const market of markets) if (!first.has(nameOf(market))) first.set(nameOf(market), market);
  return inSpecialOrder([...first.values()]);
}

/** A push has the main markets: what it says of the match itself is taken, and special prices stay until they are read again. */
export function mergeIntoSpecial(board: Board, push: EventsPush): Board {
  const removed = new Set(push.removed);
  const news = new Map(push.events.map((event) => [event.eventId, event]));
  const events = board.events
    .filter(({ eventId }) => !removed.has(eventId))
    .map((held) => {
      const next = news.get(held.eventId);
      return next === undefined || next.version <= held.version ? held : { ...next, markets: held.markets };
    });
  const hasChanged =
    events.length !== board.events.length || events.some((event, at) => event !== board.events[at]);
  const feedAt = later(board.feedAt, push.feedAt);
  if (!hasChanged && feedAt === board.feedAt) return board;
  return { ...board, events: hasChanged ? events : board.events, feedAt };
}

/** Whether special prices may have moved with a push: matches in play have left the board. */
export function touchesSpecial(board: Board, push: EventsPush): boolean {
  const leagues = new Set(board.leagues.map(({ leagueId }) => leagueId));
  return push.events.some(({ leagueId, phase }) => phase === 'prematch' && leagues.has(leagueId));
}
