import { marketHasLine, parseLineQuarters, type Scope } from '@hanpan/rules';
import type { FeedMarket, FeedSport, MarketInScope } from '../messages.ts';
import { BadMessage } from '../sink.ts';
import { textField } from './fields.ts';
import { type MarketRow, marketTable } from './market-table.ts';
import type { OutcomeIds } from './outcome-ids.ts';
import type { XmlElement } from './read-xml.ts';
import { stretchScope } from './sports.ts';

/** A market with what its outcome ids are called by us: in a known market our selections, in an unknown one themselves. */
export interface ReadMarket {
  readonly market: FeedMarket;
  readonly nameOutcome: (id: string) => string | undefined;
}

/** The market of an element. With an outcome that the table does not have, it is not the market of the table. */
export function readNamedMarket(
  element: XmlElement,
  sport: FeedSport,
  outcomes: readonly XmlElement[],
): { readonly market: FeedMarket; readonly nameOutcome: (id: string) => string } {
  const id = textField(element, 'id');
  const { specifiers } = element.attributes;
  const read = readMarket(sport, id, specifiers);
  const areNamed = outcomes.every((outcome) => read.nameOutcome(textField(outcome, 'id')) !== undefined);
  const { market, nameOutcome } = areNamed ? read : unknownMarket(id, readSpecifiers(specifiers));
  return { market, nameOutcome: (outcome) => nameOutcome(outcome) ?? outcome };
}

/**
 * What a market id with its specifiers (`total=9.5|setnr=1`) is in a sport. Throws BadMessage for a line that is no
 * multiple of a quarter. Anything else that does not fit the table exactly is unknown, whole, under the feed's name.
 */
export function readMarket(sport: FeedSport, id: string, specifiers: string | undefined): ReadMarket {
  const given = readSpecifiers(specifiers);
  const row = marketTable[id];
  const scope = row?.sports.includes(sport) ? scopeOf(row, sport, given) : undefined;
  if (row === undefined || scope === undefined || !fits(row, given)) return unknownMarket(id, given);
  return {
    market: { kind: 'known', market: row.market, scope, lineQuarters: lineOf(id, row, given) },
    nameOutcome: (outcome) => nameIn(row.outcomes, outcome),
  };
}

function unknownMarket(id: string, specifiers: ReadonlyMap<string, string>): ReadMarket {
  const parts = [...specifiers].map(([name, value]) => `${name}=${value}`).sort();
  return {
    market: { kind: 'unknown', name: [id, ...parts].join('|') },
    nameOutcome: (outcome) => outcome,
  };
}

/** `a=1|b=2`. A part without a name, or a name twice, is no specifier that could tell two lines apart. */
function readSpecifiers(text: string | undefined): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const part of (text ?? '').split('|').filter((each) => each !== '')) {
    const [name = '', ...value] = part.split('=');
    if (name === '' || value.length === 0 || given.has(name))
      throw new BadMessage('bad-field', `specifiers="${text}"`);
    given.set(name, value.join('='));
  }
  return given;
}

/** Sports whose `match` counts overtime or extra innings, so that regular time is a scope of its own. */
const beyondRegularTime: ReadonlySet<FeedSport> = new Set(['basketball', 'baseball', 'football']);

function scopeOf(
  { scope }: MarketRow,
  sport: FeedSport,
  given: ReadonlyMap<string, string>,
): Scope | undefined {
  if (scope === 'regular-play') return beyondRegularTime.has(sport) ? 'regular' : 'match';
  if (typeof scope === 'string') return scope;
  return stretchScope(sport, Number(given.get(scope.numberedBy)));
}

/** A specifier that the table does not expect makes it another market. */
function fits(row: MarketRow, given: ReadonlyMap<string, string>): boolean {
  const wanted = new Set<string>();
  if (row.line !== undefined) wanted.add(row.line);
  if (row.variant !== undefined) wanted.add('variant');
  if (typeof row.scope === 'object') wanted.add(row.scope.numberedBy);
  const areSame = wanted.size === given.size && [...given.keys()].every((name) => wanted.has(name));
  return areSame && given.get('variant') === row.variant;
}

function lineOf(id: string, row: MarketRow, given: ReadonlyMap<string, string>): number | null {
  if (row.line === undefined || !marketHasLine(row.market)) return null;
  const text = given.get(row.line) ?? '';
  const line = parseLineQuarters(text);
  if (line === undefined) throw new BadMessage('bad-line', `market ${id}: ${row.line}=${text}`);
  return line;
}

function nameIn(outcomes: OutcomeIds, id: string): string | undefined {
  return Object.hasOwn(outcomes, id) ? outcomes[id] : undefined;
}

/** Groups of the feed in which we offer nothing: stopping them stops nothing of ours. */
const groupsElsewhere: ReadonlySet<string> = new Set([
  ...[
    'bookings',
    'scorers',
    'combo',
    'misc',
    'penalties',
    'offsides',
    'player',
    'player_props',
    'rapid_market',
  ],
  ...[
    '5_min',
    '10_min',
    '15_min',
    'ot',
    'ot_1st_half',
    'incl_ot_and_pen',
    'pen_so',
    'cup_tie',
    'tiebreak',
    'points',
  ],
  ...[
    'quarter_incl_ot',
    '2nd_half_incl_ot',
    '3_innings',
    '4.5_innings',
    'map',
    'map_1st_half',
    'round',
    'kills',
  ],
]);

/**
 * What a bet stop covers: `groups` as the feed writes them (`all`, or `score|1st_half`: any of these). A group that
 * nobody has heard of, and a message without groups, stop everything: a stop must never be understood too narrowly.
 */
export function marketsInGroups(sport: FeedSport, groups: string | undefined): 'all' | MarketInScope[] {
  const names = (groups ?? 'all').split('|').filter((name) => name !== '');
  const rows = Object.values(marketTable).filter((row) => row.sports.includes(sport));
  const known = new Set([...groupsElsewhere, ...Object.values(marketTable).flatMap((row) => row.groups)]);
  if (names.length === 0 || names.some((name) => !known.has(name))) return 'all';
  const covered = new Map<string, MarketInScope>();
  for (const row of rows.filter((each) => each.groups.some((group) => names.includes(group)))) {
    for (const scope of scopesOf(row, sport))
      covered.set(`${row.market} ${scope}`, { market: row.market, scope });
  }
  return [...covered.values()];
}

function scopesOf(row: MarketRow, sport: FeedSport): Scope[] {
  if (typeof row.scope === 'string') return [scopeOf(row, sport, new Map()) ?? 'match'];
  const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
  return numbers.flatMap((number) => stretchScope(sport, number) ?? []);
}
