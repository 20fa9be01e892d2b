import fc from 'fast-check';
import { nastyBodies, nastyHeaders, nastyKeys, nastyNumbers, nastyTexts, nastyValues } from './nasty.ts';

/**
 * One change of a body; `at` picks the place, however many there are. `alter` puts another text for a
 * text and another number for a number, which gets further than what a schema refuses at once.
 */
export type Edit =
  | { readonly kind: 'replace'; readonly at: number; readonly json: string }
  | { readonly kind: 'alter'; readonly at: number; readonly by: number }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'add'; readonly key: string; readonly json: string };

export interface Plan {
  /** `ready` is the body that succeeds, `schema` one made from the contract, `mixed` the first over the second. */
  readonly base: 'ready' | 'schema' | 'mixed';
  readonly fields: unknown;
  readonly edits: readonly Edit[];
  /** Sent instead of all that. */
  readonly raw: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the person for whom everything is ready sends it, else somebody else of any audience. */
  readonly isOwn: boolean;
  readonly stranger: number;
}

const json = fc.oneof(
  { arbitrary: fc.constantFrom(...nastyValues), weight: 8 },
  { arbitrary: fc.json({ maxDepth: 3 }), weight: 1 },
);
const at = fc.nat(1_000);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('replace' as const), at, json }), weight: 3 },
  { arbitrary: fc.record({ kind: fc.constant('alter' as const), at, by: at }), weight: 4 },
  { arbitrary: fc.record({ kind: fc.constant('remove' as const), at }), weight: 1 },
  {
    arbitrary: fc.record({ kind: fc.constant('add' as const), key: fc.constantFrom(...nastyKeys), json }),
    weight: 1,
  },
);

const rarely = <Value>(value: fc.Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ arbitrary: fc.constant(otherwise), weight: 19 }, { arbitrary: value, weight: 1 });

export function planOf(fields: fc.Arbitrary<unknown>): fc.Arbitrary<Plan> {
  return fc.record({
    base: fc.constantFrom('ready' as const, 'mixed' as const, 'mixed' as const, 'schema' as const),
    fields,
    edits: fc.array(edit, { maxLength: 2 }),
    raw: rarely(fc.constantFrom<string | null>(...nastyBodies), null),
    headers: rarely(fc.constantFrom<Readonly<Record<string, string>>>(...nastyHeaders), {}),
    isOwn: fc.oneof(
      { arbitrary: fc.constant(true), weight: 7 },
      { arbitrary: fc.constant(false), weight: 1 },
    ),
    stranger: at,
  });
}

type Holder = Record<string, unknown>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** Every place of a body where a value stands, nested ones too. */
function placesOf(holder: Holder): (readonly [Holder, string])[] {
  return Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as const,
    ...(isHolder(value) ? placesOf(value) : []),
  ]);
}

/** What may stand in the place of a value and is taken by a schema that looks at its type alone. */
function alternatives(value: unknown): readonly string[] {
  return { string: nastyTexts, number: nastyNumbers }[typeof value as string] ?? nastyValues;
}

function alternative(value: unknown, by: number): string {
  const others = alternatives(value);
  return others[by % others.length] ?? 'null';
}

/**
 * Every nasty value in every place of the body that succeeds, and in each field of the schema that the body leaves out.
 * Chance alone would leave most of them out.
 */
export function sweepOf(body: object, fields: readonly string[]): readonly Edit[] {
  const types = ['null', '{}', '[]', '""', '0', 'true'];
  return editsOf(body, fields, {
    inPlaceOf: (value) => [...alternatives(value), ...types],
    added: nastyValues,
  });
}

interface Values {
  readonly inPlaceOf: (value: unknown) => readonly string[];
  /** For a field of the schema that the body leaves out. */
  readonly added: readonly string[];
}

/** Each place of a body left out, and every one of these values in it. */
export function editsOf(
  body: object,
  fields: readonly string[],
  { inPlaceOf, added }: Values,
): readonly Edit[] {
  const absent = fields.filter((field) => !(field in body));
  return [
    ...placesOf(body as Holder).flatMap(([holder, key], at) => [
      ...inPlaceOf(holder[key]).map((json) => ({ kind: 'replace', at, json }) as const),
      { kind: 'remove', at } as const,
    ]),
    ...absent.flatMap((key) => added.map((json) => ({ kind: 'add', key, json }) as const)),
  ];
}

export function sweepPlan(edit: Edit): Plan {
  return { base: 'ready', fields: {}, edits: [edit], raw: null, headers: {}, isOwn: true, stranger: 0 };
}

/** The text of a body after its edits: they write JSON that no value of JavaScript would give. */
export function textOf(body: unknown, edits: readonly Edit[]): string {
  const edited = structuredClone(body) as Holder;
  const written: (readonly [mark: string, json: string])[] = [];
  const added: string[] = [];
  for (const [index, each] of edits.entries()) {
    if (each.kind === 'add') {
      added.push(`${JSON.stringify(each.key)}:${each.json}`);
      continue;
    }
    const places = placesOf(edited);
    const place = places[each.at % Math.max(places.length, 1)];
    if (place === undefined) continue;
    const [holder, key] = place;
    if (each.kind === 'remove') {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      continue;
    }
    const json = each.kind === 'alter' ? alternative(holder[key], each.by) : each.json;
    const mark = `edit number ${index}`;
    holder[key] = mark;
    written.push([JSON.stringify(mark), json]);
  }
  const plain = written.reduce((text, [mark, by]) => text.replace(mark, () => by), JSON.stringify(edited));
  if (added.length === 0) return plain;
  return `${plain.slice(0, -1)}${plain === '{}' ? '' : ','}${added.join(',')}}`;
}
