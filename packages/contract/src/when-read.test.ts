import { expect, test } from 'vitest';
import { z } from 'zod';
import { whenRead } from './when-read.ts';

function counted<S extends object>(make: () => S) {
  const seen = { made: 0 };
  const schema = whenRead(() => {
    seen.made += 1;
    return make();
  });
  return { schema, seen };
}

test('a schema that nobody reads is not made, not even by one that is made of it', () => {
  const name = counted(() => z.object({ ko: z.string() }));
  const event = counted(() => z.object({ name: name.schema, names: z.array(name.schema) }));
  expect([name.seen.made, event.seen.made]).toEqual([0, 0]);
  expect(event.schema.safeParse({ name: { ko: 'a' }, names: [{ ko: 'b' }] }).success).toBe(true);
  event.schema.safeParse({});
  expect([name.seen.made, event.seen.made]).toEqual([1, 1]);
});

test('it checks as the schema itself does', () => {
  const { schema } = counted(() => z.object({ by: z.enum(['a', 'b']).nullable(), sum: z.int().min(1) }));
  expect(schema.parse({ by: null, sum: 1 })).toEqual({ by: null, sum: 1 });
  expect(schema.safeParse({ by: 'c', sum: 0 }).error?.issues.map(({ path }) => path)).toEqual([
    ['by'],
    ['sum'],
  ]);
});

test('others are made from it as from the schema itself', () => {
  const { schema } = counted(() => z.object({ id: z.int() }));
  const kind = counted(() => z.enum(['open', 'used'])).schema;
  const further = z.object({
    ...schema.shape,
    kind: kind.exclude(['used']),
    more: schema.extend({ at: z.string() }).partial().nullable().default(null),
  });
  expect(further.parse({ id: 1, kind: 'open' })).toEqual({ id: 1, kind: 'open', more: null });
  expect(further.safeParse({ id: 1, kind: 'used' }).success).toBe(false);
  expect(kind.options).toEqual(['open', 'used']);
  expect(schema).toBeInstanceOf(z.ZodObject);
  expect('shape' in schema).toBe(true);
});
