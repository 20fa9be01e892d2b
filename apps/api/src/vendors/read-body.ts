import { isUtf8 } from 'node:buffer';
import type { Amount } from '@hanpan/money';
import { fromDecimal, isStorable } from '@hanpan/vendor-kit';
import { z } from 'zod';

/** Text of a vendor that is stored, or is looked for. */
export const wireText = z.string().min(1).max(255).refine(isStorable);
/** An id that a vendor writes as a number or as text. */
export const wireId = z.union([wireText, z.int().nonnegative()]).transform(String);
/** A decimal in main units; `readMoney` reads it in the vendor's currency. */
export const wireDecimal = z.union([z.number(), z.string().max(40)]);

export type Read<T> = { readonly body: T } | { readonly outcome: 'wrong-syntax' | 'wrong-types' };

/** What is not JSON, or lacks a field, is wrong syntax; a field of another type or range is a wrong type. */
export function readJson<T>(raw: Buffer, schema: z.ZodType<T>): Read<T> {
  try {
    return isUtf8(raw) ? readValue(JSON.parse(raw.toString()), schema) : { outcome: 'wrong-syntax' };
  } catch {
    return { outcome: 'wrong-syntax' };
  }
}

export function readValue<T>(value: unknown, schema: z.ZodType<T>): Read<T> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return { body: parsed.data };
  const isMissing = parsed.error.issues.some(
    (issue) => issue.code === 'invalid_type' && issue.input === undefined,
  );
  return { outcome: isMissing ? 'wrong-syntax' : 'wrong-types' };
}

/** Money of a call in minor units, or what is wrong with it. */
export function readMoney(
  { amount, currency }: { readonly amount: number | string; readonly currency?: string | undefined },
  vendor: { readonly currency: string },
): Amount | 'wrong-currency' | 'wrong-types' {
  if (currency !== undefined && currency !== vendor.currency) return 'wrong-currency';
  return fromDecimal(amount, vendor.currency) ?? 'wrong-types';
}
