import { rateTypes } from '@hanpan/contract';

type Schema = Readonly<Record<string, unknown>>;

/** What fields of these names look like, as the specification's own client sends them. */
const known: Readonly<Record<string, unknown>> = {
  memId: 'member01',
  memPass: 'four words make one',
  memPassCheck: 'four words make one',
  cashOutPass: '4821',
  memNick: 'moonriver',
  memName: 'Kim Minsu',
  memPhone: '010-1234-5678',
  recommenderId: 'store01',
  bank: '004',
  bankacc: '11020345678901',
  accountNumber: '110-203-456789',
  birthDate: '1990-05-17',
  amount: 30_000,
  stake: 10_000,
  odds: 2.15,
  masterCode: 'GAME',
  vendorKey: 'sandbox',
  gameType: 'slot',
  gameKey: 'slot-777',
  groupKey: 'all',
  boardType: 'board',
  month: '2026-10',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  title: 'A title',
  content: 'A text',
  reason: 'papers seen',
  code: '204119',
  target: '/member/main',
  digests: ['ccfed13eb8eaa3480d52079e9c6b24fbcb8fd648291e48dbfa178bd9b8194629'],
  rates: rateTypes.map((gameType) => ({ gameType, rollingBasisPoints: 80, losingBasisPoints: 500 })),
};

const formats: Readonly<Record<string, string>> = {
  uuid: 'b0f3a1c2-6d5e-4f70-8a9b-1c2d3e4f5a6b',
  date: '2026-11-20',
  'date-time': '2026-11-20T03:00:00Z',
};

function textOf({ format, minLength }: Schema): string {
  return formats[String(format)] ?? 'text'.padEnd(Number(minLength ?? 0), '.');
}

function numberOf({ minimum, exclusiveMinimum }: Schema): number {
  return Math.max(1, Number(minimum ?? 1), Number(exclusiveMinimum ?? 0) + 1);
}

function isKnown(schema: Schema, name: string): boolean {
  const isPlain = !('properties' in schema) && !('anyOf' in schema) && schema.format !== 'date-time';
  const isOffered = !Array.isArray(schema.enum) || schema.enum.includes(known[name]);
  return isPlain && isOffered && Object.hasOwn(known, name);
}

function exampleOf(schema: Schema, name = ''): unknown {
  if (isKnown(schema, name)) return known[name];
  if ('default' in schema) return schema.default;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []) as readonly Schema[];
  if (choice !== undefined) return exampleOf(choice, name);
  if (schema.type === 'object') return bodyExample(schema);
  if (schema.type === 'array') {
    const length = Math.max(1, Number(schema.minItems ?? 1));
    return Array(length).fill(exampleOf((schema.items ?? {}) as Schema));
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  return textOf(schema);
}

/** A body that the schema takes, without the key that a client may leave out. */
export function bodyExample({ properties = {} }: Schema): Record<string, unknown> {
  const fields = Object.entries(properties as Record<string, Schema>);
  return Object.fromEntries(
    fields.flatMap(([name, schema]) => (name === 'idempotencyKey' ? [] : [[name, exampleOf(schema, name)]])),
  );
}
