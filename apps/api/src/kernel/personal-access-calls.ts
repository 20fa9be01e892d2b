import { type CallSpec, calls } from '@hanpan/contract';
import type { ZodType } from 'zod';
import { holdsMembers, isOfStaff } from './personal-access.ts';

/** What of a schema leads to others. */
interface Def {
  readonly shape?: Readonly<Record<string, ZodType>>;
  readonly element?: ZodType;
  readonly innerType?: ZodType;
  readonly in?: ZodType;
  readonly valueType?: ZodType;
  readonly options?: readonly ZodType[];
}

/** The names of the fields of an answer, at whatever depth. */
export function fieldsOf(schema: ZodType): string[] {
  const { shape = {}, element, innerType, in: before, valueType, options = [] } = schema._zod.def as Def;
  const inner = [element, innerType, before, valueType, ...options].filter((each) => each !== undefined);
  return [
    ...Object.entries(shape).flatMap(([name, each]) => [name, ...fieldsOf(each)]),
    ...inner.flatMap(fieldsOf),
  ];
}

/** The calls whose looks are recorded, because their answers may name members. */
export const recordedCalls: readonly string[] = Object.values<CallSpec>(calls)
  .filter((call) => isOfStaff(call) && (call.shows !== undefined || fieldsOf(call.data).some(holdsMembers)))
  .map(({ path }) => path)
  .sort();
