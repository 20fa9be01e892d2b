import { z } from 'zod';
import { isPublicAddress } from '../links/public-address.ts';
import type { FieldSpec, RowsSpec, ValueSpec } from './field-spec.ts';

/** A value is JSON within JSON, so what the body may not hold could come in here: no control marks, no halves of letters. */
const storable = /^[^\p{Cc}\p{Cs}]*$/u;
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

function plain({
  kind,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  choices = [],
  isAddress = false,
}: Omit<ValueSpec, 'isAddress'> & { readonly isAddress?: boolean }): z.ZodType {
  switch (kind) {
    case 'switch':
      return z.boolean();
    case 'text': {
      const text = z.string().trim().min(min).max(max).regex(storable);
      return isAddress ? text.refine((value) => value === '' || isPublicAddress(value)) : text;
    }
    case 'time':
      return timeOfDay;
    case 'choice':
      return z.enum([...choices]);
    case 'choices':
      return z.array(z.enum([...choices])).min(min);
    default:
      return z.int().min(min).max(max);
  }
}

function valueSchema(spec: ValueSpec): z.ZodType {
  return spec.optional === true ? plain(spec).nullable() : plain(spec);
}

function rowsSchema({ columns, min = 0, max }: RowsSpec): z.ZodType {
  const row = z.object(Object.fromEntries(columns.map((column) => [column.key, valueSchema(column)])));
  return z.array(row).min(min).max(max);
}

/** What a field may be set to, as it is shown: rows are rows here, and an empty value is null. */
export function schemaOf(field: FieldSpec): z.ZodType {
  return field.kind === 'rows' ? rowsSchema(field) : valueSchema(field);
}
