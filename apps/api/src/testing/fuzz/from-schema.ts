import fc from 'fast-check';
import type { ZodType } from 'zod';

/** What of a zod schema is read here; zod documents it for those who walk over schemas. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, ZodType>>;
  readonly element?: ZodType;
  readonly innerType?: ZodType;
  readonly in?: ZodType;
  readonly options?: readonly ZodType[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
}

interface Bag {
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly patterns?: ReadonlySet<RegExp>;
}

const edges = [1, 2, 3, 10, 1_000, 10_000, 1_000_000, 2 ** 31, 2 ** 53 - 1];

function numberOf({ format, minimum, maximum }: Bag): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? -1_000, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const [low, high] = [Math.ceil(min), Math.floor(max)];
  if (format === undefined)
    return fc.integer({ min: low * 100, max: Math.min(high, 1e6) * 100 }).map((n) => n / 100);
  const within = edges.filter((edge) => edge >= low && edge <= high);
  return fc.oneof(fc.integer({ min: low, max: high }), fc.constantFrom(low, high, ...within));
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  guid: fc.uuid(),
  date: fc.integer({ min: 0, max: 36_889 }).map((days) => dayAfter(days)),
  datetime: fc.integer({ min: 0, max: 36_889 }).map((days) => `${dayAfter(days)}T12:34:56Z`),
};

/** The first of the days that the contract knows, and those after it. */
function dayAfter(days: number): string {
  return new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10);
}

function textOf({ format, minimum, maximum, patterns }: Bag): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : formats[format];
  if (known !== undefined) return known;
  const [pattern] = patterns ?? [];
  if (pattern !== undefined) return fc.stringMatching(pattern);
  const [minLength, maxLength] = [minimum ?? 0, Math.min(maximum ?? 60, 60)];
  return fc.oneof(
    fc.string({ minLength, maxLength, unit: 'grapheme-ascii' }),
    // Graphemes may be longer than one unit, so that some go beyond the bound: those are refused.
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
  );
}

/** Bodies as a schema describes them: most are accepted, and what refinements refuse is part of the test. */
export function arbitraryOf(schema: ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def;
  const bag = schema._zod.bag as Bag;
  const inner = () => arbitraryOf(found(def.innerType ?? def.in ?? def.element));
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, each]) => [key, arbitraryOf(each)])),
        { noNullPrototype: true },
      );
    case 'string':
      return textOf(bag);
    case 'number':
      return numberOf(bag);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'union':
      return fc.oneof(...(def.options ?? []).map(arbitraryOf));
    case 'array':
      return fc.array(inner(), { minLength: bag.minimum ?? 0, maxLength: Math.min(bag.maximum ?? 4, 4) });
    case 'nullable':
      return fc.option(inner(), { nil: null });
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(inner(), { nil: undefined });
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), {
        noNullPrototype: true,
      });
    case 'catch':
    case 'pipe':
      return inner();
    default:
      throw new Error(`no values are made for ${def.type} yet`);
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a schema without its inner one');
  return value;
}
